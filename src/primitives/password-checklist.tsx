import { cx } from 'class-variance-authority'
import { Check, type IconNode, X } from 'lucide'
import { type ComponentProps, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

/** `open`: not met yet, shown in a neutral style; `broken`: still not met after a submit. */
export type RequirementState = 'open' | 'met' | 'broken'

export type PasswordChecklistProps = ComponentProps<'div'> & {
  label: string
  /** The requirements, in an order that does not change while the user types. */
  requirements: readonly { id: string; text: string; state: RequirementState }[]
  /** The text for each state, for screen reader users. */
  stateLabels: Record<RequirementState, string>
  /** A summary such as "3 of 4 met", announced once typing pauses. Absent if there is nothing to announce. */
  summary?: string
}

/** A ring that matches the size of the tick. */
const ring: IconNode = [['circle', { cx: 12, cy: 12, r: 5.3 }]]

const icons: Record<RequirementState, IconNode> = { open: ring, met: Check, broken: X }

/** How long typing must pause before the summary is announced, in ms. */
const restMs = 1000

/** Returns the text once it has stayed the same for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * The requirements for a new password, ticked off while typing (WID-13). Screen readers hear one summary when typing
 * pauses.
 */
export function PasswordChecklist({
  label,
  requirements,
  stateLabels,
  summary = '',
  className,
  ...rest
}: PasswordChecklistProps) {
  const spoken = useRested(summary)
  return (
    <div className={className} {...rest}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the semantics of a list without markers
        role="list"
        aria-label={label}
        className="grid grid-cols-2 max-narrow:grid-cols-1 gap-x-4 gap-y-0.5 client:gap-y-0 text-small text-muted"
      >
        {requirements.map(({ id, text, state }) => (
          <li
            key={id}
            data-state={state}
            className={cx(
              'flex gap-1.5 min-w-0',
              state === 'met' && 'text-default',
              state === 'broken' && 'text-danger',
            )}
          >
            <Icon
              of={icons[state]}
              size="sm"
              className={cx('mt-0.5', state === 'met' && 'text-success', state === 'open' && 'text-subtle')}
            />
            <span className="min-w-0 wrap-anywhere">
              {text}
              <span className="sr-only"> {stateLabels[state]}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
