import { cva, type VariantProps } from 'class-variance-authority'
import { Eye, type IconNode } from 'lucide'

const icon = cva('', {
  variants: { size: { xs: 'size-3', sm: 'size-4', md: 'size-4.5', lg: 'size-5' } },
  defaultVariants: { size: 'md' },
})

export type IconProps = VariantProps<typeof icon> & {
  /** A single icon imported from `lucide`, such as `Eye`. Never import the whole set. */
  of: IconNode
  /** The stroke width on the icon's 24-unit grid, where 1.8 equals 1.5 on the design's 20-unit grid. */
  strokeWidth?: number
  className?: string
}

/**
 * Shows a line icon in the color of the text around it, hidden from screen readers. Lucide's own React components
 * are six times as large.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon's parts are never reordered
        <Part key={index} {...attributes} />
      ))}
    </svg>
  )
}

/** A crossed-out eye, built from `Eye`, since a separate icon would add bytes to every page with a password field. */
export const eyeOffIcon: IconNode = [...Eye, ['path', { d: 'm2 2 20 20' }]]
