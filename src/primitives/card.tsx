import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const card = cva('bg-surface-raised border rounded-card', {
  variants: { padding: { none: '', regular: 'p-5 phone:p-6' } },
  defaultVariants: { padding: 'regular' },
})

export type CardProps = ComponentProps<'div'> & VariantProps<typeof card>

/** Shows related content on a raised surface. Use `padding="none"` for a list whose rows have their own padding. */
export function Card({ padding, className, ...rest }: CardProps) {
  return <div className={card({ padding, className })} {...rest} />
}
