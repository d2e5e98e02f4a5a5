import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const tag = cva('inline-flex items-center h-5 px-2 rounded-sm text-caption font-label whitespace-nowrap', {
  variants: {
    tone: { accent: 'bg-accent-soft-hover text-accent', plain: 'bg-surface-pressed text-muted' },
  },
  defaultVariants: { tone: 'accent' },
})

export type TagProps = ComponentProps<'span'> & VariantProps<typeof tag>

/** Shows a word or two about the item next to it: "Recommended", "This device". */
export function Tag({ tone, className, ...rest }: TagProps) {
  return <span className={tag({ tone, className })} {...rest} />
}
