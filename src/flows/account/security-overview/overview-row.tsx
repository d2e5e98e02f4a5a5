import type { IconNode } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Button, ButtonLink, type ButtonLinkProps } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { SettingsRow, SettingsState, type SettingsStateProps } from '../../../primitives/settings-list.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { Tag } from '../../../primitives/tag.tsx'
import type { RowValue } from './protection.ts'

/** The content of a loaded row. */
export type RowContent = {
  detail: ReactNode
  tone?: SettingsStateProps['tone']
  state: string
  action: string
  /** An accessible name for the action that makes sense out of context. */
  actionLabel: string
  /** If omitted, the action is a link to the row's `href`. */
  button?: { onPress: () => void; isBusy: boolean }
}

export type OverviewRowProps<Value> = {
  icon: IconNode
  title: string
  href: string
  /** The page recommends setting up this protection next. */
  isRecommended?: boolean
  /** Determines the length of the placeholder, so that the row keeps its height once loaded. */
  expectedDetail?: string
  of: RowValue<Value>
  children: (value: Value) => RowContent
}

type RowLinkProps = Pick<ButtonLinkProps, 'href' | 'variant'> & Pick<RowContent, 'action' | 'actionLabel'>

const buttonProps = { size: 'row', className: 'min-w-20' } as const

export function RowLink({ action, actionLabel, variant = 'quiet', href }: RowLinkProps) {
  return (
    <ButtonLink {...buttonProps} variant={variant} aria-label={actionLabel} href={href}>
      {action}
    </ButtonLink>
  )
}

type RowActionProps = Pick<ButtonLinkProps, 'href' | 'variant'> & { content: RowContent }

function RowAction({ content: { action, actionLabel, button }, href, variant }: RowActionProps) {
  if (!button) return <RowLink action={action} actionLabel={actionLabel} variant={variant} href={href} />
  return (
    <Button {...buttonProps} variant={variant} aria-label={actionLabel} isBusy={button.isBusy} onClick={button.onPress}>
      {action}
    </Button>
  )
}

/** Shows a row that loads and fails independently of other rows. */
export function OverviewRow<Value>({
  icon,
  title,
  href,
  isRecommended = false,
  expectedDetail,
  of,
  children,
}: OverviewRowProps<Value>) {
  const { t } = useTranslations()
  const { value, hasFailed, isRetrying, retry } = of
  const rowRef = useRef<HTMLLIElement>(null)
  const hasRetried = useRef(false)
  const isLoaded = value !== undefined
  useEffect(() => {
    if (!isLoaded || !hasRetried.current) return
    hasRetried.current = false
    // The retry button has disappeared, so focus its replacement, unless the user has moved focus.
    if (document.activeElement === document.body) rowRef.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isLoaded])
  const row = { ref: rowRef, icon: <Icon of={icon} size="lg" />, title }

  if (value !== undefined) {
    const content = children(value)
    return (
      <SettingsRow
        {...row}
        tone={isRecommended ? 'accent' : undefined}
        detail={content.detail}
        state={
          <SettingsState tone={content.tone}>
            {isRecommended && <Tag className="max-phone:order-last">{t('two-step.method.recommended')}</Tag>}
            {content.state}
          </SettingsState>
        }
        action={<RowAction content={content} href={href} variant={isRecommended ? 'primary' : 'quiet'} />}
      />
    )
  }
  if (hasFailed) {
    const handleRetry = () => {
      hasRetried.current = true
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
      detail={
        expectedDetail ? <Skeleton shape="text">{expectedDetail}</Skeleton> : <Skeleton className="my-1 max-w-40" />
      }
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
