import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { Button } from '../../../primitives/button.tsx'
import { QrCode, type QrCodeProgress, type QrCodeProps } from '../../../primitives/qr-code/qr-code.tsx'
import { getRetryWait } from '../../../rules/remaining-time.ts'
import { cleanServerText } from '../../../rules/server-text.ts'
import type { QrLoginState } from './qr-login.machine.ts'

export type QrLoginViewProps = {
  state: QrLoginState
  productName: string
  /** Whether to show the instructions for phones, which cannot scan their own screen. */
  isOnPhone: boolean
  /** The code's remaining lifetime, as text. */
  timeLeft?: string
  onRefresh: () => void
}

/** `unknown-status` is displayed as expired, since the user needs a new code in either case. */
const progressByPhase: Record<QrLoginState['phase'], QrCodeProgress> = {
  loading: 'waiting',
  waiting: 'waiting',
  scanned: 'scanned',
  confirmed: 'confirmed',
  canceled: 'canceled',
  expired: 'expired',
  'unknown-status': 'expired',
  rejected: 'canceled',
  failed: 'failed',
  offline: 'failed',
}

/** Returns the failure message, including any wait time requested by the server. */
function getFailureText(state: QrLoginState, t: Translate): string {
  const wait = state.phase === 'failed' ? getRetryWait(state.retryAfterMs) : undefined
  if (!wait) return t('qr-login.failed.text')
  return 'seconds' in wait ? t('qr-login.failed.wait', wait) : t('qr-login.failed.wait-minutes', wait)
}

/** Shows the code and its status (SCR-08). */
export function QrLoginView({ state, productName, isOnPhone, timeLeft, onRefresh }: QrLoginViewProps) {
  const { t } = useTranslations()
  const { phase } = state
  const product = { product: productName }
  const name = phase === 'scanned' && state.name ? cleanServerText(state.name) : ''

  const instructions = isOnPhone
    ? { title: t('qr-login.ready.title-on-phone'), text: t('qr-login.ready.text-on-phone') }
    : { title: t('qr-login.ready.title', product), text: t('qr-login.ready.text') }
  const captions: QrCodeProps['captions'] = {
    loading: instructions,
    ready: instructions,
    scanned: {
      title: t('qr-login.scanned.title'),
      text: name ? (
        // If the account has no name, the server sends its masked phone number.
        <Masked value={name}>{(masked) => t('qr-login.scanned.text-with-name', { name: masked })}</Masked>
      ) : (
        t('qr-login.scanned.text')
      ),
    },
    confirmed: { title: t('qr-login.confirmed.title'), text: t('qr-login.confirmed.text') },
    canceled:
      phase === 'rejected'
        ? { title: t('qr-login.rejected.title'), text: t('qr-login.rejected.text') }
        : { title: t('qr-login.canceled.title'), text: t('qr-login.canceled.text') },
    expired:
      phase === 'unknown-status'
        ? { title: t('qr-login.unknown-status.title'), text: t('qr-login.unknown-status.text') }
        : { title: t('qr-login.expired.title'), text: t('qr-login.expired.text') },
    failed:
      phase === 'offline'
        ? { title: t('error.offline.title'), text: t('qr-login.offline.text') }
        : { title: t('qr-login.failed.title'), text: getFailureText(state, t) },
  }

  return (
    <QrCode
      imageUrl={'code' in state ? state.code?.imageUrl : undefined}
      progress={progressByPhase[phase]}
      label={t('qr-login.label', product)}
      captions={captions}
      refreshLabel={t('qr-login.refresh')}
      retryLabel={t('qr-login.retry')}
      onRefresh={onRefresh}
    >
      {(timeLeft || phase === 'loading' || phase === 'waiting') && (
        // Reserve a line for the remaining lifetime, to avoid a layout shift.
        <p className="text-muted">{timeLeft ?? '\u00a0'}</p>
      )}
      {phase === 'scanned' && (
        <Button variant="quiet" size="row" className="mt-5 client:mt-3" onClick={onRefresh}>
          {t('qr-login.refresh')}
        </Button>
      )}
    </QrCode>
  )
}
