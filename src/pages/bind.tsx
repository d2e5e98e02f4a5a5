import { BindFlow } from '../flows/bind/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/bind` (SCR-18). */
export function BindPage() {
  const linkTo = usePageLinks('/bind')
  return <BindFlow Layout={EntryLayout} loginHref={linkTo('/login')} forgotPasswordHref={linkTo('/forgot-password')} />
}
