import { usePageData } from '../../../kit/environment.tsx'
import { QrLoginView } from './qr-login-view.tsx'
import { useQrLogin } from './use-qr-login.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Logs in by a QR code that a phone scans, as a panel of the login screen and of its own page (SCR-08, RQ-12). */
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
