import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Check, TriangleAlert } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

export type SettingsListProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The section's heading, above the rows. */
  title?: ReactNode
  children: ReactNode
}

/** Lists related settings on a card, with one row per setting. */
export function SettingsList({ title, className, children, ...rest }: SettingsListProps) {
  return (
    <section className={cx('not-first:pt-7 columns:not-first:pt-8 client:not-first:pt-5', className)} {...rest}>
      {title && <h2 className="pb-2.5 text-small font-medium text-muted">{title}</h2>}
      <Card padding="none">
        <ul>{children}</ul>
      </Card>
    </section>
  )
}

export type SettingsRowProps = Omit<ComponentProps<'li'>, 'title'> & {
  icon: ReactNode
  /** `accent` for the recommended next step. */
  tone?: IconTileProps['tone']
  title: ReactNode
  /** A `Tag` next to the title. */
  tag?: ReactNode
  /** A description or the setting's value, shown under the title. */
  detail?: ReactNode
  /** A `SettingsState`, shown under the detail on phones. */
  state?: ReactNode
  /** The row's only action: a `Button` or `ButtonLink` of size `row`, whose `aria-label` also names the setting. */
  action?: ReactNode
}

/** Shows a setting with its name, state and action. `children` appear under the whole row. */
export function SettingsRow({
  icon,
  tone,
  title,
  tag,
  detail,
  state,
  action,
  className,
  children,
  ...rest
}: SettingsRowProps) {
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 p-3.5 not-first:border-t',
        // The smallest phones have no room for the icon.
        'max-narrow:grid-cols-[minmax(0,1fr)_auto]',
        'phone:grid-cols-[auto_minmax(0,1fr)_auto_auto] phone:items-center phone:gap-x-4 phone:min-h-settings-row phone:py-3 phone:pr-4 phone:pl-4.5 client:gap-x-3 client:p-3',
        className,
      )}
      {...rest}
    >
      <IconTile tone={tone} className="row-span-2 max-narrow:hidden phone:row-span-1">
        {icon}
      </IconTile>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
          {tag}
        </p>
        {detail && <p className="text-small text-muted tabular-nums wrap-anywhere">{detail}</p>}
      </div>
      {state && (
        <div className="flex col-start-2 row-start-2 max-narrow:col-start-1 pt-0.5 phone:col-start-3 phone:row-start-1 phone:pt-0">
          {state}
        </div>
      )}
      {action && (
        <div className="col-start-3 row-start-1 row-span-2 max-narrow:col-start-2 self-center phone:col-start-4 phone:row-span-1">
          {action}
        </div>
      )}
      {children && <div className="col-span-full pt-3">{children}</div>}
    </li>
  )
}

const state = cva('inline-flex items-center gap-1.5 text-small', {
  variants: { tone: { neutral: 'text-muted', on: 'text-success', warning: 'text-warning' } },
  defaultVariants: { tone: 'neutral' },
})

const icons = { neutral: undefined, on: Check, warning: TriangleAlert }

export type SettingsStateProps = ComponentProps<'span'> & VariantProps<typeof state>

/** Shows a setting's state as text, with an icon if the setting is on or needs attention. */
export function SettingsState({ tone, className, children, ...rest }: SettingsStateProps) {
  const icon = icons[tone ?? 'neutral']
  return (
    <span className={state({ tone, className })} {...rest}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  )
}
