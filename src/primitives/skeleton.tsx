import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useEffect, useState } from 'react'

const skeleton = cva('block forced-colors:border animate-delayed', {
  variants: {
    shape: {
      line: 'h-3 w-full rounded-xs bg-surface-pressed',
      block: 'h-control w-full rounded-control bg-surface-pressed',
      tile: 'size-10 rounded-b-inner rounded-t-arch bg-surface-pressed',
      /** Shows a bar for each line of text. */
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

/** Shows a placeholder for loading content. Appears after 300 ms, so that it does not flash on a quick response. */
export function Skeleton({ shape, className, children, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={skeleton({ shape, className })} {...rest}>
      {children && <span className="invisible">{children}</span>}
    </span>
  )
}

/** The delay before the announcement, in ms. A `Skeleton` appears after the same delay. */
const announceAfterMs = 300

/**
 * Announces that content is loading, since `Skeleton`s are hidden from screen readers. The text is added later than the
 * live region, since screen readers announce only changes.
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
