import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const tile = cva('grid place-items-center size-10 flex-none rounded-t-arch rounded-b-inner', {
  variants: {
    tone: {
      neutral: 'bg-surface-sunken text-muted',
      accent: 'bg-accent-soft text-accent',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type IconTileProps = ComponentProps<'span'> & VariantProps<typeof tile>

/** Shows an icon on an arch-shaped tile, for settings rows, options and alerts. */
export function IconTile({ tone, className, ...rest }: IconTileProps) {
  return <span className={tile({ tone, className })} {...rest} />
}
