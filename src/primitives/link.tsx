import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const link = cva('underline-offset-3 hover:decoration-current', {
  variants: {
    variant: {
      /** Inside a sentence: underlined, since colour alone would not do. */
      inline: 'text-link line-soft',
      /** On its own, such as "Forgot password?" beside a label. */
      plain: 'text-link hover:underline thumb',
      /** In the footer. */
      muted: 'hover:underline thumb',
    },
  },
  defaultVariants: { variant: 'inline' },
})

export type LinkProps = ComponentProps<'a'> & VariantProps<typeof link>

/** Goes somewhere. What does something is a `Button`. */
export function Link({ variant, className, ...rest }: LinkProps) {
  return <a className={link({ variant, className })} {...rest} />
}
