import { type IconNode, MonitorCheck, MonitorX, QrCode } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Button, ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile, type IconTileProps } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { DeviceCard } from './device-card.tsx'
import type { QrConfirmState, QrDecision } from './qr-confirm.machine.ts'

export type QrConfirmViewProps = {
  Layout: ComponentType<Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'children'>>
  state: QrConfirmState
  /** Shown instead of the device if its details failed to load. */
  callFailure: ReactNode
  onDecide: (decision: QrDecision) => void
}

const renderMark = (icon: IconNode, tone: IconTileProps['tone']) => (
  <IconTile tone={tone}>
    <Icon of={icon} size="lg" />
  </IconTile>
)

/** Shows the requesting device with buttons to confirm or cancel, or the outcome (SCR-08, RD-7). */
export function QrConfirmView({ Layout, state, callFailure, onDecide }: QrConfirmViewProps) {
  const { t } = useTranslations()
  const { phase } = state

  if (phase === 'not-logged-in') {
    return (
      <Layout step={phase} title={t('qr-confirm.logged-out.title')} intro={t('qr-confirm.logged-out.text')}>
        <ButtonLink width="block" href={state.loginHref}>
          {t('qr-confirm.logged-out.action')}
        </ButtonLink>
      </Layout>
    )
  }

  if (phase === 'loading' || phase === 'failed' || phase === 'deciding') {
    const pendingDecision = phase === 'deciding' ? state.pendingDecision : undefined
    const buttonProps = (decision: QrDecision) => ({
      width: 'block' as const,
      isBusy: pendingDecision === decision,
      disabled: pendingDecision !== undefined && pendingDecision !== decision,
      onClick: () => onDecide(decision),
    })
    return (
      <Layout step={phase === 'failed' ? phase : 'ready'} title={t('qr-confirm.heading')} intro={t('qr-confirm.intro')}>
        {phase === 'failed' ? callFailure : <DeviceCard device={phase === 'deciding' ? state.device : undefined} />}
        {phase === 'deciding' && (
          <div className="grid gap-3 pt-6 client:pt-4">
            <Button {...buttonProps('confirm')}>{t('qr-confirm.confirm')}</Button>
            <Button variant="quiet" {...buttonProps('cancel')}>
              {t('qr-confirm.cancel')}
            </Button>
          </div>
        )}
      </Layout>
    )
  }

  const outcome = {
    confirmed: {
      mark: renderMark(MonitorCheck, 'success'),
      title: t('qr-confirm.confirmed.title'),
      intro: t('qr-confirm.confirmed.text'),
      hint: t('qr-confirm.confirmed.hint'),
    },
    canceled: {
      mark: renderMark(MonitorX, 'neutral'),
      title: t('qr-confirm.canceled.title'),
      intro: t('qr-confirm.canceled.text'),
      hint: t('qr-confirm.canceled.hint'),
    },
    'invalid-code': {
      mark: renderMark(QrCode, 'warning'),
      title: t('qr-confirm.invalid-code.title'),
      intro: t('qr-confirm.invalid-code.text'),
      hint: t('qr-confirm.invalid-code.hint'),
    },
  }[phase]
  return (
    <Layout step={phase} mark={outcome.mark} title={outcome.title} intro={outcome.intro}>
      <p className="text-muted">{outcome.hint}</p>
    </Layout>
  )
}
