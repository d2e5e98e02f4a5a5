import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { fillIn } from './fill-in.ts'
import type { Prototype, PrototypeState } from './prototype.ts'

/** The props of every section of the panel. */
export type PanelPartProps = {
  prototype: Prototype
  state: PrototypeState
  /** The product's document, once it has loaded in its frame. */
  page?: Document
}

/** Classes for a row of small elements. */
export const row = 'flex flex-wrap items-center gap-x-2 gap-y-1.5'

/** Shows a section of the panel with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-4 pt-3.5 pb-4" aria-labelledby={id}>
      <h2 id={id} className="text-touch">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Shows a small button, so that the panel's many buttons fit. */
export const PanelButton = (props: ComponentProps<typeof Button>) => <Button variant="quiet" size="row" {...props} />

type FillInProps = ComponentProps<'button'> & Pick<PanelPartProps, 'page'> & { values: Parameters<typeof fillIn>[1] }

/** Shows a button that fills in the given fields. If the page has none of them, a click shows a message. */
export function FillIn({ page, values, ...buttonProps }: FillInProps) {
  const [hasNoMatch, setHasNoMatch] = useState(false)
  return (
    <>
      <PanelButton {...buttonProps} onClick={() => setHasNoMatch(!fillIn(page, values))} />
      <span role="status" className="text-small text-muted empty:hidden">
        {hasNoMatch && 'This page has no matching field.'}
      </span>
    </>
  )
}
