import { cx } from 'class-variance-authority'
import { Children, type ComponentProps } from 'react'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'

const columns = 'grid-cols-[repeat(auto-fit,minmax(80px,1fr))]'
/** Auto-fit columns could leave the fourth method alone in a second row. */
const columnsForFour = 'grid-cols-2 phone:grid-cols-4 client:grid-cols-4 client:[&_svg]:hidden'

/** Shows third-party login methods side by side. Four methods form two rows, or one row if there is room. */
export function ProviderRow({ className, children, ...rest }: ComponentProps<'div'>) {
  const hasFourMethods = Children.toArray(children).length === 4
  return (
    <div className={cx('grid gap-2.5 client:gap-2', hasFourMethods ? columnsForFour : columns, className)} {...rest}>
      {children}
    </div>
  )
}

/** Links to a login method, with its icon and name stacked on the smallest phones. Works before any script runs. */
export function ProviderLink({ className, ...rest }: Omit<ButtonLinkProps, 'variant' | 'size' | 'width'>) {
  return (
    <ButtonLink
      variant="quiet"
      size="compact"
      className={cx(
        'max-narrow:flex-col max-narrow:min-h-15 max-narrow:gap-1 client:flex-row client:min-h-9',
        className,
      )}
      {...rest}
    />
  )
}
