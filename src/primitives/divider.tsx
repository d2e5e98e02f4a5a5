import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Shows a line between two alternatives, optionally with text ("or continue with"). */
export function Divider({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cx('flex items-center gap-3 text-caption text-subtle', className)} {...rest}>
      <span className="flex-1 border-t" />
      {children}
      {children && <span className="flex-1 border-t" />}
    </div>
  )
}
