import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'

const icon = cva('', {
  variants: { size: { sm: 'size-4', md: 'size-4.5', lg: 'size-5' } },
  defaultVariants: { size: 'md' },
})

export type IconProps = VariantProps<typeof icon> & {
  /** A single import of `lucide-react`, such as `Eye`: the set is never imported whole. */
  of: LucideIcon
  className?: string
}

/**
 * A line drawing of the icon set, in the colour of its text. It says nothing to a screen reader: the words beside it do.
 * lucide draws on a grid of 24; 1.8 there is the design's line of 1.5 on its grid of 20.
 */
export function Icon({ of: Drawing, size, className }: IconProps) {
  return <Drawing aria-hidden="true" strokeWidth={1.8} className={icon({ size, className })} />
}
