import { cva, cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** All levels, from weakest to strongest. */
export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const

export type StrengthLevel = (typeof strengthLevels)[number]

const bar = cva('h-1 flex-1 rounded-full forced-colors:border', {
  variants: {
    level: {
      weak: 'bg-warning',
      fair: 'bg-warning',
      good: 'bg-success',
      strong: 'bg-success',
      none: 'bg-surface-pressed',
    },
  },
})

export type PasswordStrengthProps = Omit<ComponentProps<'p'>, 'children'> & {
  level: StrengthLevel
  /** The label for screen reader users, who do not see the bars: "Password strength:". */
  spokenLabel: string
  label: ReactNode
  /** One reason for the level, or how to improve the password. */
  reason?: ReactNode
}

/** Shows how hard a new password is to guess. A weak password does not block the form, so the text is never red. */
export function PasswordStrength({ level, spokenLabel, label, reason, className, ...rest }: PasswordStrengthProps) {
  const filledCount = strengthLevels.indexOf(level) + 1
  return (
    <p
      data-level={level}
      className={cx(
        'flex items-center gap-2 text-message-touch phone:text-message client:text-message text-muted',
        className,
      )}
      {...rest}
    >
      <span aria-hidden="true" className="flex flex-none gap-0.5 w-12 max-narrow:hidden">
        {strengthLevels.map((barLevel, index) => (
          <span key={barLevel} className={bar({ level: index < filledCount ? level : 'none' })} />
        ))}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{spokenLabel} </span>
        <span className="font-label text-default">{label}</span>
        {reason && <> · {reason}</>}
      </span>
    </p>
  )
}
