import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Skeleton } from './skeleton.tsx'

/** `waiting`: still loading. `unknown`: could not be determined. */
export type ProtectionArch = 'done' | 'open' | 'unknown' | 'waiting'

export type ProtectionArchesProps = Omit<ComponentProps<'div'>, 'children'> & {
  arches: readonly ProtectionArch[]
  /** The visible text and accessible name, e.g. "3 of 4 in place". If omitted, a placeholder is shown. */
  label?: string
}

const filledPath = 'M0 48V17a17 17 0 0 1 34 0v31Z'

const outline = {
  fill: 'none',
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
  d: 'M.75 47.25V17a16.25 16.25 0 0 1 32.5 0v30.25Z',
}

const pathProps = {
  done: { d: filledPath, className: 'fill-accent-mark' },
  open: { ...outline, className: 'stroke-border-field' },
  unknown: { d: filledPath, className: 'fill-surface-pressed' },
  waiting: { d: filledPath, className: 'fill-surface-pressed animate-delayed' },
} satisfies Record<ProtectionArch, ComponentProps<'path'>>

/** Shows an account's protection: filled arches for protections in place, and dashed arches for missing protections. */
export function ProtectionArches({ arches, label, className, ...rest }: ProtectionArchesProps) {
  const isWaiting = label === undefined
  return (
    <div
      {...(isWaiting ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cx('grid gap-2 columns:justify-items-end client:flex client:items-end client:gap-3', className)}
      {...rest}
    >
      <span className="flex gap-2 client:gap-1.5">
        {arches.map((arch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the arches never reorder
          <svg key={index} aria-hidden="true" viewBox="0 0 34 48" className="h-12 w-auto client:h-7">
            <path {...pathProps[arch]} />
          </svg>
        ))}
      </span>
      <span className="flex items-center h-4 text-caption text-muted tabular-nums">
        {isWaiting ? (
          <span className="block w-20">
            <Skeleton />
          </span>
        ) : (
          label
        )}
      </span>
    </div>
  )
}
