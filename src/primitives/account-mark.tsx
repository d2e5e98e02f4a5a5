import { cx } from 'class-variance-authority'
import { User } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type AccountMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Says whose account it is: "Logged in as me****in@example.com". */
  label: string
  /** A letter or two of an email. Without, a figure is drawn. */
  initials?: string
}

/** Whose account the page is about, as a small arch. */
export function AccountMark({ label, initials, className, ...rest }: AccountMarkProps) {
  return (
    <span
      role="img"
      // Its name as well; beside an `aria-label` it would be read out a second time.
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
