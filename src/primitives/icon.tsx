import { cva, type VariantProps } from 'class-variance-authority'
import type { IconNode } from 'lucide'

const icon = cva('', {
  variants: { size: { xs: 'size-3', sm: 'size-4', md: 'size-4.5', lg: 'size-5' } },
  defaultVariants: { size: 'md' },
})

export type IconProps = VariantProps<typeof icon> & {
  /** A single import of `lucide`, such as `Eye`: the set is never imported whole. */
  of: IconNode
  /** The line's width on the drawing's grid of 24; 1.8 there is the design's 1.5 on its grid of 20. */
  strokeWidth?: number
  className?: string
}

/**
 * A line drawing of the icon set, in the colour of its text. It says nothing to a screen reader: the words beside it do.
 * The set's drawings are plain data; its own React components would weigh six times what this does.
 */
export function Icon({ of: parts, size, strokeWidth = 1.8, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={icon({ size, className })}
    >
      {parts.map(([Part, attributes], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's parts never change their places
        <Part key={index} {...attributes} />
      ))}
    </svg>
  )
}
