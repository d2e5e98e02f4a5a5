import { cx } from 'class-variance-authority'
import { User } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type AccountMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The tooltip, such as "Logged in as me****in@example.com". */
  label: string
  /** The accessible name, which describes the masked phone number or email in words. Defaults to the label. */
  spokenLabel?: string
  /** The first one or two letters of the email address. If omitted, a person icon is shown. */
  initials?: string
}

/** Shows an arch-shaped avatar for the logged-in account. */
export function AccountMark({ label, spokenLabel = label, initials, className, ...rest }: AccountMarkProps) {
  return (
    <span
      role="img"
      aria-label={spokenLabel}
      className={cx(
        'flex-none size-8 rounded-t-arch rounded-b-inner bg-accent-soft-hover text-accent text-small font-semibold tracking-none uppercase client:size-7',
        className,
      )}
      {...rest}
    >
      {/* The title is inside the image, so that screen readers do not read it out as well. */}
      <span title={label} className="grid place-items-center size-full">
        {initials ?? <Icon of={User} />}
      </span>
    </span>
  )
}
