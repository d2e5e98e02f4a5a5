import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Shows a spinning ring in the color of the text around it. Decorative. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cx('block size-5 animate-spin rounded-full border-2 border-current border-r-transparent', className)}
      {...rest}
    />
  )
}
