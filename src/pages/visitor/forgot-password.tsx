import { RecoverPasswordFlow } from '../../flows/recovery/recover-password/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/forgot-password` (SCR-05). */
export function ForgotPasswordPage() {
  const linkTo = usePageLinks('/forgot-password')
  return <RecoverPasswordFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
