import { cx } from 'class-variance-authority'
import { CircleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type FieldMessageProps = ComponentProps<'p'> & {
  tone: 'error' | 'help'
  /**
   * `assertive` announces an error immediately. Use it next to a submit button, where focus does not move. Under a
   * field, keep `off`, since focus moves to the field and its description is read out (IN-8).
   */
  live?: 'off' | 'assertive'
}

/** Shows an error or help text for a field or form (WID-13). An error has an icon and text, not just a color. */
export function FieldMessage({ tone, live = 'off', className, children, ...rest }: FieldMessageProps) {
  const isError = tone === 'error'
  return (
    <p
      role={live === 'assertive' ? 'alert' : undefined}
      data-tone={tone}
      className={cx(
        'flex gap-1.5 text-message-touch phone:text-message client:text-message',
        isError ? 'text-danger' : 'text-muted',
        className,
      )}
      {...rest}
    >
      {isError && <Icon of={CircleAlert} size="sm" className="mt-px" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
