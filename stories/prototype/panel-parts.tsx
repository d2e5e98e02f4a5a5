import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { CopyButton, type CopyButtonProps } from '../../src/primitives/copy-button/copy-button.tsx'
import type { FrameFacts } from './frame-fields.ts'
import styles from './panel.module.css'
import type { Prototype } from './prototype.ts'
import type { PrototypeState } from './prototype-state.ts'

/** The props of every section of the panel. */
export type PanelPartProps = {
  prototype: Prototype
  state: PrototypeState
  /** The product's document, once it has loaded in its frame. */
  page?: Document
  facts: FrameFacts
}

/** A section of the panel with its heading. */
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

/** A small button, since the panel has many. */
export function PanelButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={[styles.press, className].filter(Boolean).join(' ')} {...rest} />
}

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & { label: string; onChoose: (value: string) => void }

/** A labelled select. */
export function Select({ label, onChoose, children, ...rest }: SelectProps) {
  return (
    <label className={styles.pick}>
      <span>{label}</span>
      <select {...rest} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {children}
      </select>
    </label>
  )
}

/** Copies the text next to it. */
export function Copy(props: Pick<CopyButtonProps, 'value' | 'label' | 'look'>) {
  return <CopyButton {...props} copiedLabel="Copied" failedLabel="Select it and press Ctrl+C" />
}

/** The world's time, updated every second. */
export function useNow(now: () => number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const update = () => setTime(now())
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [now])
  return time
}
