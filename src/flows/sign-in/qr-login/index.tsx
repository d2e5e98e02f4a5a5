import { usePageData } from '../../../kit/environment.tsx'
import { QrLoginView } from './qr-login-view.tsx'
import { useQrLogin } from './use-qr-login.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Logs in by a QR code, on the login screen or a page of its own (SCR-08, RQ-12). */
export function QrLogin() {
  const { productName, isMobile } = usePageData()
  const { state, expiresAt, handleRefresh } = useQrLogin()
  const timeLeft = useTimeLeft(expiresAt)
  return (
    <QrLoginView
      state={state}
      productName={productName}
      isOnPhone={isMobile}
      timeLeft={timeLeft}
      onRefresh={handleRefresh}
    />
  )
}
