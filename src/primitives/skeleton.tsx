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

/** A placeholder for content that is loading. Appears after 300 ms, so that a quick answer does not flicker. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, className })} {...rest} />
}

/** When the announcement is made, in ms: as a `Skeleton` appears. */
const announceAfter = 300

/** Announces `Skeleton`s, which are silent. The text comes late: screen readers must know the live region first. */
export function SkeletonWords({ children }: { children: string }) {
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), announceAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className="sr-only">
      {isAnnounced && children}
    </span>
  )
}
