import { QrConfirmFlow } from '../flows/qr-confirm/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/qr-login/confirm`, where the QR code leads (SCR-08). */
export function QrLoginConfirmPage() {
  const linkTo = usePageLinks('/qr-login/confirm')
  return <QrConfirmFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
