import { useTexts } from '../../i18n/texts.tsx'
import { FieldMessage } from '../../primitives/field-message.tsx'
import { useLatePart } from '../late-part.ts'
import { QrConfirmView, type QrConfirmViewProps } from './qr-confirm-view.tsx'
import { useQrConfirm } from './use-qr-confirm.ts'

const loadFailedLook = () => import('./failed-look.tsx').then(({ FailedLook }) => FailedLook)

export type QrConfirmFlowProps = Pick<QrConfirmViewProps, 'Layout' | 'loginHref'>

/** The phone's side of a QR login: who asks, and a press that lets them in or not (SCR-08, RD-7). */
export function QrConfirmFlow(props: QrConfirmFlowProps) {
  const { t } = useTexts()
  const { state, handleRetry, handleDecide } = useQrConfirm()
  const hasFailed = state.phase === 'failed'
  const { Part: FailedLook, isLost } = useLatePart(loadFailedLook, { isNeeded: hasFailed })

  const failed = isLost ? (
    <FieldMessage tone="error" live="assertive">
      {t('page.load-failed')}
    </FieldMessage>
  ) : (
    hasFailed &&
    FailedLook && <FailedLook failure={state.failure} isRetrying={state.isRetrying} onRetry={handleRetry} />
  )
  return <QrConfirmView {...props} state={state} failed={failed} onDecide={handleDecide} />
}
