import { cx } from 'class-variance-authority'
import { Children, type ComponentProps } from 'react'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'

const columns = 'grid-cols-[repeat(auto-fit,minmax(80px,1fr))]'
/** A fourth would lie alone in a second line. */
const columnsOfFour = 'grid-cols-2 phone:grid-cols-4 client:grid-cols-4 client:[&_svg]:hidden'

/** Other ways to log in, side by side. Four are two lines of two, and one line where there is room. */
export function ThirdPartyRow({ className, children, ...rest }: ComponentProps<'div'>) {
  const isFour = Children.toArray(children).length === 4
  return (
    <div className={cx('grid gap-2.5 client:gap-2', isFour ? columnsOfFour : columns, className)} {...rest}>
      {children}
    </div>
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
