import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'

const link = cva('underline-offset-3 hover:decoration-current', {
  variants: {
    variant: {
      /** Inside a sentence. Underlined, since color alone would not identify the link. */
      inline: 'text-link line-soft',
      /** Standalone, such as "Forgot password?" next to a label. */
      plain: 'text-link hover:underline touch-target',
      muted: 'hover:underline touch-target',
    },
  },
  defaultVariants: { variant: 'inline' },
})

export type LinkProps = ComponentProps<'a'> & VariantProps<typeof link>

/** Shows a link for navigation. For actions, use a `Button`. */
export function Link({ variant, className, ...rest }: LinkProps) {
  return <a className={link({ variant, className })} {...rest} />
}

/** Returns whether the browser must handle a click itself, e.g. to open the link in another tab or to download it. */
export function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button > 0 || ctrlKey || metaKey || shiftKey || altKey
}
