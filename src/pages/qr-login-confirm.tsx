import { usePageQuery } from '../flows/environment.tsx'
import { QrConfirmFlow } from '../flows/qr-confirm/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { hrefOf } from './paths.ts'

/** `/qr-login/confirm`, where the QR code leads (SCR-08). */
export function QrLoginConfirmPage() {
  const lang = usePageQuery().get('lang')
  const loginHref = (redirect: string) =>
    `${hrefOf('/login', '/qr-login/confirm')}?${new URLSearchParams({ redirect, ...(lang && { lang }) })}`
  return <QrConfirmFlow Layout={EntryLayout} loginHref={loginHref} />
}
