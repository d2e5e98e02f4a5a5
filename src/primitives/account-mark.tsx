import { cx } from 'class-variance-authority'
import { User } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type AccountMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The accessible name: "Logged in as me****in@example.com". */
  label: string
  /** One or two letters of the email. Without them, shows a person icon. */
  initials?: string
}

/** An arch-shaped avatar of the account that the page is about. */
export function AccountMark({ label, initials, className, ...rest }: AccountMarkProps) {
  return (
    <span
      role="img"
      // Also the accessible name. With an additional `aria-label`, the title would be read out a second time.
      title={label}
      className={cx(
        'grid place-items-center flex-none size-8 rounded-t-arch rounded-b-inner bg-accent-soft-hover text-accent text-small font-semibold tracking-none uppercase client:size-7',
        className,
      )}
      {...rest}
    >
      {initials ?? <Icon of={User} />}
    </span>
  )
}
