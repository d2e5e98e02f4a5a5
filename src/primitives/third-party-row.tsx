import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'

/** Other ways to log in, side by side; a fourth begins a second line. */
export function ThirdPartyRow({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx('grid grid-cols-[repeat(auto-fit,minmax(80px,1fr))] gap-2.5 client:gap-2', className)}
      {...rest}
    />
  )
}

/** One of them: a glyph and the name; on the smallest phones one above the other. A link, so it works before any script does. */
export function ThirdPartyLink({ className, ...rest }: Omit<ButtonLinkProps, 'variant' | 'size' | 'width'>) {
  return (
    <ButtonLink
      variant="quiet"
      size="third"
      className={cx(
        'max-narrow:flex-col max-narrow:min-h-15 max-narrow:gap-1 client:flex-row client:min-h-9',
        className,
      )}
      {...rest}
    />
  )
}
