import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useEffect, useState } from 'react'

const skeleton = cva('block bg-surface-pressed forced-colors:border animate-late', {
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

/** A placeholder for content that is still loading. It appears after 300 ms, so that a quick answer does not flicker. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, className })} {...rest} />
}

/** How long to wait before the announcement, in ms: the same as for a `Skeleton` to appear. */
const saidAfter = 300

/**
 * The announcement for `Skeleton`s, which are silent themselves: "Loading". The text comes later than its live region,
 * since screen readers only announce changes in a region they know, and a quick answer needs no announcement.
 */
export function SkeletonWords({ children }: { children: string }) {
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), saidAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className="sr-only">
      {isSaid && children}
    </span>
  )
}
