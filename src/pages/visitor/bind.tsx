import { BindFlow } from '../../flows/sign-up/bind/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/bind` (SCR-18). */
export function BindPage() {
  const linkTo = usePageLinks('/bind')
  return <BindFlow Layout={EntryLayout} loginHref={linkTo('/login')} forgotPasswordHref={linkTo('/forgot-password')} />
}
