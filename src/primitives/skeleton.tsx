import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useEffect, useState } from 'react'

const skeleton = cva('block forced-colors:border animate-late', {
  variants: {
    shape: {
      line: 'h-3 w-full rounded-xs bg-surface-pressed',
      block: 'h-control w-full rounded-control bg-surface-pressed',
      tile: 'size-10 rounded-b-inner rounded-t-arch bg-surface-pressed',
      /** A bar in each line. */
      text: 'w-fit bg-[linear-gradient(transparent_20%,var(--surface-pressed)_20%_80%,transparent_80%)] bg-size-[100%_1lh]',
    },
  },
  defaultVariants: { shape: 'line' },
})

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof skeleton> & {
    /** For `text`: placeholder text about as long as the text that is loading. It takes up space but is invisible. */
    children?: string
  }

/** Shows a placeholder for loading content. Appears after 300 ms, so that a quick response does not flicker. */
export function Skeleton({ shape, className, children, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={skeleton({ shape, className })} {...rest}>
      {children && <span className="invisible">{children}</span>}
    </span>
  )
}

/** When the announcement is made, in ms. A `Skeleton` appears at the same time. */
const announceAfterMs = 300

/**
 * Announces `Skeleton`s, which are silent. The text is added late, since screen readers must know the live region
 * first.
 */
export function SkeletonAnnouncement({ children }: { children: string }) {
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), announceAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className="sr-only">
      {isAnnounced && children}
    </span>
  )
}
