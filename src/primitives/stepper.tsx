import { cva, cx } from 'class-variance-authority'
import { Check } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'

export type Step = {
  id: string
  label: string
}

const bar = cva('block h-[0.1875rem] rounded-full forced-colors:border-t-2', {
  variants: {
    state: {
      done: 'bg-accent-done',
      current: 'bg-accent-mark forced-colors:[border-color:Highlight]',
      next: 'bg-border forced-colors:border-dashed forced-colors:[border-color:GrayText]',
    },
  },
})

const stepText = cva('flex items-center gap-1 pt-2 text-caption whitespace-nowrap', {
  variants: { state: { done: 'text-subtle', current: 'text-default font-medium', next: 'text-subtle' } },
})

export type StepperProps = ComponentProps<'div'> & {
  /** The steps known so far, which can change if the wizard branches (TWO-13). */
  steps: readonly Step[]
  /** The current step's id. */
  current: string
  /** The position, such as "Step 2 of 4: Method". Names the list, and is shown under the bars if labels do not fit. */
  summary: string
  /** Announced after a completed step's label. */
  doneLabel: string
}

/** Shows completed, current and upcoming steps. The summary's id is `<id>-summary`, for `aria-describedby`. */
export function Stepper({ steps, current, summary, doneLabel, id, className, ...rest }: StepperProps) {
  const generatedId = useId()
  const currentIndex = steps.findIndex((step) => step.id === current)
  const getState = (index: number) => (index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'next')
  return (
    // Only the first line is visible. It shows the list with all labels or, if the list is too wide and wraps to the
    // clipped second line, the bars and the summary.
    <div id={id} className={cx('flex flex-wrap gap-y-2 h-7 overflow-hidden', className)} {...rest}>
      <div aria-hidden="true" className="grow shrink basis-0 min-w-0 overflow-hidden">
        <div className="flex gap-2">
          {steps.map((step, index) => (
            <span key={step.id} className={bar({ state: getState(index), className: 'flex-1' })} />
          ))}
        </div>
        <p id={`${id ?? generatedId}-summary`} className={stepText({ state: 'current' })}>
          {summary}
        </p>
      </div>
      <ol aria-label={summary} className="grid grid-flow-col auto-cols-fr gap-2 grow-[9999] shrink-0 basis-auto">
        {steps.map((step, index) => {
          const state = getState(index)
          return (
            <li key={step.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={bar({ state })} />
              <span className={stepText({ state })}>
                {step.label}
                {state === 'done' && <Icon of={Check} size="xs" strokeWidth={2.4} />}
                {state === 'done' && <span className="sr-only">{doneLabel}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
