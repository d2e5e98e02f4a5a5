import { QrConfirmFlow } from '../../flows/sign-in/qr-confirm/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/qr-login/confirm`, opened on the phone by scanning the QR code (SCR-08). */
export function QrLoginConfirmPage() {
  const linkTo = usePageLinks('/qr-login/confirm')
  return <QrConfirmFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
