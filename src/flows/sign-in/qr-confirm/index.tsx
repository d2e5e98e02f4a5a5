import { confirmQrLogin } from '../../../api/calls/qr-login.ts'
import { failureOf, useCallFailure } from '../../../kit/feedback/index.tsx'
import { QrConfirmView, type QrConfirmViewProps } from './qr-confirm-view.tsx'
import { useQrConfirm } from './use-qr-confirm.ts'

const loadFailure = failureOf(confirmQrLogin)

export type QrConfirmFlowProps = Pick<QrConfirmViewProps, 'Layout'> & { loginHref: string }

/** The phone's side of a QR login: shows the asking device, and approves or declines (SCR-08, RD-7). */
export function QrConfirmFlow({ Layout, loginHref }: QrConfirmFlowProps) {
  const { state, handleRetry, handleDecide } = useQrConfirm({ loginHref })
  const { failure, isRetrying } = state.phase === 'failed' ? state : {}
  const failed = useCallFailure(loadFailure, { failure, isRetrying, onRetry: handleRetry })
  return <QrConfirmView Layout={Layout} state={state} failed={failed} onDecide={handleDecide} />
}
