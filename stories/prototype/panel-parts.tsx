import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { fillIn } from './fill-in.ts'
import styles from './panel.module.css'
import type { Prototype, PrototypeState } from './prototype.ts'

/** The props of every section of the panel. */
export type PanelPartProps = {
  prototype: Prototype
  state: PrototypeState
  /** The product's document, once it has loaded in its frame. */
  page?: Document
}

/** A section of the panel with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A small button, since the panel has many. */
export const PanelButton = (props: ComponentProps<typeof Button>) => <Button variant="quiet" size="row" {...props} />

type FillInProps = ComponentProps<'button'> & Pick<PanelPartProps, 'page'> & { texts: Parameters<typeof fillIn>[1] }

/** Fills in fields in the product, or says that the page has none of them. */
export function FillIn({ page, texts, ...rest }: FillInProps) {
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <PanelButton {...rest} onClick={() => setMissing(!fillIn(page, texts))} />
      <span role="status" className={styles.muted}>
        {isMissing && 'This page has no field for it.'}
      </span>
    </>
  )
}
