import { useEffect, useState } from 'react'
import { onReturn } from '../../../host/on-return.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageData } from '../../../kit/environment.tsx'
import { getRemainingTime } from '../../../rules/remaining-time.ts'
import { QrLoginView } from './qr-login-view.tsx'
import { useQrLogin } from './use-qr-login.ts'

/** Returns the code's remaining lifetime as text (VAL-12), or undefined if it is unknown, zero or at least an hour. */
function useTimeLeft(expiresAt: number | undefined): string | undefined {
  const { host } = useEnvironment()
  const { t } = useTranslations()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (expiresAt === undefined) return
    const tick = () => setNow(host.clock.now())
    tick()
    const timer = setInterval(tick, 1000)
    const unsubscribe = onReturn(host.clock, tick)
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }, [expiresAt, host])

  if (expiresAt === undefined || now === 0) return undefined
  const remaining = getRemainingTime(expiresAt, now)
  if (remaining.kind === 'minutes') return t('qr-login.left.minutes', { count: remaining.count })
  return remaining.kind === 'seconds' ? t('qr-login.left.seconds', { count: remaining.count }) : undefined
}

/** Shows QR code login, on the login screen or on a separate page (SCR-08, RQ-12). */
export function QrLogin() {
  const productName = usePageData('productName')
  const isMobile = usePageData('isMobile')
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
