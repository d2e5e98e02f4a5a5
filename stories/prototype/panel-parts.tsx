import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { CopyButton, type CopyButtonProps } from '../../src/primitives/copy-button/copy-button.tsx'
import type { FrameFacts } from './frame-fields.ts'
import styles from './panel.module.css'
import type { Prototype } from './prototype.ts'
import type { PrototypeState } from './prototype-state.ts'

/** What every part of the panel is given. */
export type PanelPartProps = {
  prototype: Prototype
  state: PrototypeState
  /** The product's document, once it stands in its frame. */
  page?: Document
  facts: FrameFacts
}

/** One part of the panel, under its heading. */
export function Section({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h2>
      {children}
    </section>
  )
}

/** A button of the panel: small, since there are many. */
export function Press({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={[styles.press, className].filter(Boolean).join(' ')} {...rest} />
}

type ChooseProps = Omit<ComponentProps<'select'>, 'onChange'> & { label: string; onChoose: (value: string) => void }

/** One of many, in a list that opens. */
export function Choose({ label, onChoose, children, ...rest }: ChooseProps) {
  return (
    <label className={styles.pick}>
      <span>{label}</span>
      <select {...rest} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {children}
      </select>
    </label>
  )
}

/** Copies a text that stands beside it. */
export function Copy(props: Pick<CopyButtonProps, 'value' | 'label' | 'look'>) {
  return <CopyButton {...props} copiedLabel="Copied" failedLabel="Select it and press Ctrl+C" />
}

/** The present of the world, again and again. */
export function useNow(now: () => number): number {
  const [present, setPresent] = useState(now)
  useEffect(() => {
    const update = () => setPresent(now())
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [now])
  return present
}
