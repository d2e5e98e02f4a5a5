import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useBrand } from './brand/brand.tsx'

export type LogoProps = ComponentProps<'a'> & {
  /** The product's name, shown beside the mark. */
  name: string
}

/** Shows the brand's mark and the product's name, as a link to the home page if there is an `href`. */
export function Logo({ name, className, ...rest }: LogoProps) {
  const { Mark } = useBrand()
  return (
    <a
      className={cx(
        'inline-flex items-center gap-2.5 touch-target text-title tracking-display font-semibold client:gap-2 client:text-field',
        className,
      )}
      {...rest}
    >
      <Mark className="size-6.5 -ml-0.5 client:size-5.5" />
      {name}
    </a>
  )
}
