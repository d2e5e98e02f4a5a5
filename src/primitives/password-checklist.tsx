import { cx } from 'class-variance-authority'
import { Check, type IconNode, X } from 'lucide'
import { type ComponentProps, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

/** `open`: not yet, calmly; `broken`: not met where it was asked to be, after a submit. */
export type RequirementState = 'open' | 'met' | 'broken'

export type PasswordChecklistProps = ComponentProps<'div'> & {
  /** The list's name. */
  label: string
  /** What is asked for, in an order that does not change while somebody types. */
  requirements: readonly { id: string; text: string; state: RequirementState }[]
  /** The words for each state: beside the icon for those who do not see it. */
  stateLabels: Record<RequirementState, string>
  /** Such as "3 of 4 met": read out once typing rests. Absent while there is nothing to say. */
  summary?: string
}

/** A ring as small as the tick beside it is. */
const ring: IconNode = [['circle', { cx: 12, cy: 12, r: 5.3 }]]

const icons: Record<RequirementState, IconNode> = { open: ring, met: Check, broken: X }

/** How long typing must rest before the summary is read out, in ms: longer than most people think about the next letter. */
const restMs = 1000

/** Says a text when it has stood for a while: of all that pass while somebody types, the last alone. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * What a new password must have, ticked off while it is typed. An icon and words, never colour alone (WID-13); calm until a
 * submit, and one short summary for a screen reader in place of a word a key. The rules come in by props.
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
        // biome-ignore lint/a11y/noRedundantRoles: without markers WebKit takes the list for none
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
