import { cx } from 'class-variance-authority'
import { Check, type IconNode, X } from 'lucide'
import { type ComponentProps, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

/** `pending`: not met yet, in a neutral style. `unmet`: still not met after a submit. */
export type RequirementState = 'pending' | 'met' | 'unmet'

export type PasswordChecklistProps = ComponentProps<'div'> & {
  label: string
  /** The requirements, in an order that does not change while the user types. */
  requirements: readonly { id: string; text: string; state: RequirementState }[]
  /** The text for each state, for screen reader users. */
  stateLabels: Record<RequirementState, string>
  /** A summary such as "3 of 4 met", announced once typing pauses. If omitted, nothing is announced. */
  summary?: string
}

/** A ring that matches the size of the check mark. */
const pendingIcon: IconNode = [['circle', { cx: 12, cy: 12, r: 5.3 }]]

const icons: Record<RequirementState, IconNode> = { pending: pendingIcon, met: Check, unmet: X }

/** How long typing must pause before the summary is announced, in ms. */
const announceAfterMs = 1000

function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), announceAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return debouncedText
}

/**
 * Lists the requirements for a new password, checked off as the user types (VAL-06). A single summary is announced when
 * typing pauses.
 */
export function PasswordChecklist({
  label,
  requirements,
  stateLabels,
  summary = '',
  className,
  ...rest
}: PasswordChecklistProps) {
  const announcement = useDebounced(summary)
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
              state === 'unmet' && 'text-danger',
            )}
          >
            <Icon
              of={icons[state]}
              size="sm"
              className={cx('mt-0.5', state === 'met' && 'text-success', state === 'pending' && 'text-subtle')}
            />
            <span className="min-w-0 wrap-anywhere">
              {text}
              <span className="sr-only"> {stateLabels[state]}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
