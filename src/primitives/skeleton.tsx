import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const skeleton = cva('block bg-surface-pressed animate-late', {
  variants: {
    shape: {
      line: 'h-3 w-full rounded-xs',
      block: 'h-control w-full rounded-control',
      tile: 'size-10 rounded-b-inner rounded-t-arch',
    },
  },
  defaultVariants: { shape: 'line' },
})

export type SkeletonProps = ComponentProps<'span'> & VariantProps<typeof skeleton>

/** The place of what is still loading. It shows after 300 ms, so that a quick answer does not flicker. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, className })} {...rest} />
}
