import { RecoverPasswordFlow } from '../flows/recover-password/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/forgot-password` (SCR-05). */
export function ForgotPasswordPage() {
  const linkTo = usePageLinks('/forgot-password')
  return <RecoverPasswordFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
