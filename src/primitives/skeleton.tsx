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

/** The place of what is still loading. It shows after 300 ms, so that a quick answer does not flicker. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, className })} {...rest} />
}

/** After how long a wait is talked about, in ms: as a `Skeleton` shows. */
const saidAfter = 300

/**
 * What is read out for `Skeleton`s, which say nothing themselves: "Loading". The words come later than their live region,
 * since only a region that is known already is heard, and a quick answer is not talked about.
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
