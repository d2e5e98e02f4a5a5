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

/** How a setting stands, at a glance: in words, with a sign where it is on or wants attention. */
export function SettingsState({ tone, className, children, ...rest }: SettingsStateProps) {
  const icon = icons[tone ?? 'neutral']
  return (
    <span className={state({ tone, className })} {...rest}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  )
}
