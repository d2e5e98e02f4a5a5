import { cva, type VariantProps } from 'class-variance-authority'
import { Check, TriangleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

const state = cva('inline-flex items-center gap-1.5 text-small', {
  variants: { tone: { neutral: 'text-muted', on: 'text-success', warning: 'text-warning' } },
  defaultVariants: { tone: 'neutral' },
})

const icons = { neutral: undefined, on: Check, warning: TriangleAlert }

export type SettingsStateProps = ComponentProps<'span'> & VariantProps<typeof state>

/** A setting's state at a glance: text, with an icon if it is on or needs attention. */
export function SettingsState({ tone, className, children, ...rest }: SettingsStateProps) {
  const icon = icons[tone ?? 'neutral']
  return (
    <span className={state({ tone, className })} {...rest}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  )
}
