import type { IconNode } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button, ButtonLink, type ButtonLinkProps } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { SettingsRow } from '../../primitives/settings-list.tsx'
import { SettingsState, type SettingsStateProps } from '../../primitives/settings-state.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Tag } from '../../primitives/tag.tsx'
import type { Told } from './told.ts'

/** How a row looks, once the server has said how it stands. */
export type RowLook = {
  detail: ReactNode
  tone?: SettingsStateProps['tone']
  state: string
  /** What its action is called beside the row, and by itself. */
  action: string
  actionLabel: string
  /** What it does where it is no mere way to the section. */
  press?: { onPress: () => void; isBusy: boolean }
}

export type OverviewRowProps<Value> = {
  icon: IconNode
  title: string
  /** Where its action leads. */
  href: string
  /** What to put in place first. */
  isNext?: boolean
  of: Told<Value>
  children: (value: Value) => RowLook
}

type RowActionProps = Pick<ButtonLinkProps, 'href' | 'variant'> & { look: RowLook }

function RowAction({ look: { action, actionLabel, press }, href, variant }: RowActionProps) {
  const shared = { size: 'row', variant, 'aria-label': actionLabel, className: 'min-w-20', children: action } as const
  if (press) return <Button {...shared} isBusy={press.isBusy} onClick={press.onPress} />
  return <ButtonLink {...shared} href={href} />
}

/** One row of the overview. It waits and fails by itself, and the others go on. */
export function OverviewRow<Value>({ icon, title, href, isNext = false, of, children }: OverviewRowProps<Value>) {
  const { t } = useTexts()
  const { value, hasFailed, isRetrying, retry } = of
  const rowRef = useRef<HTMLLIElement>(null)
  const wasRetried = useRef(false)
  const isThere = value !== undefined
  useEffect(() => {
    if (!isThere || !wasRetried.current) return
    wasRetried.current = false
    // The button that was pressed is gone; the focus goes to what came in its place, unless it is elsewhere by now.
    if (document.activeElement === document.body) rowRef.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isThere])
  const row = { ref: rowRef, icon: <Icon of={icon} size="lg" />, title }

  if (value !== undefined) {
    const look = children(value)
    return (
      <SettingsRow
        {...row}
        tone={isNext ? 'accent' : undefined}
        detail={look.detail}
        state={
          <SettingsState tone={look.tone}>
            {isNext && <Tag className="max-phone:order-last">{t('two-step.method.recommended')}</Tag>}
            {look.state}
          </SettingsState>
        }
        action={<RowAction look={look} href={href} variant={isNext ? 'primary' : 'quiet'} />}
      />
    )
  }
  if (hasFailed) {
    const handleRetry = () => {
      wasRetried.current = true
      retry()
    }
    return (
      <SettingsRow
        {...row}
        state={<SettingsState tone="warning">{t('security.overview.failed')}</SettingsState>}
        action={
          <Button
            size="row"
            variant="quiet"
            aria-label={t('security.overview.retry-label', { what: title })}
            isBusy={isRetrying}
            onClick={handleRetry}
          >
            {t('security.overview.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <SettingsRow
      {...row}
      detail={<Skeleton className="my-1 max-w-40" />}
      state={
        <span className="block w-12 py-1">
          <Skeleton />
        </span>
      }
      action={
        <span className="block w-20">
          <Skeleton shape="block" className="phone:h-control-row pointer-coarse:h-control" />
        </span>
      }
    />
  )
}
