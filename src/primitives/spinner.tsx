import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A turning ring, in the colour of its text. Decoration: the words beside it say what is going on. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cx('block size-5 animate-turn rounded-full border-2 border-current border-r-transparent', className)}
      {...rest}
    />
  )
}
