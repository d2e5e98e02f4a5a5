import { TwoStepLoginFlow } from '../../flows/sign-in/two-step-login/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/two-step-login` (SCR-07). */
export function TwoStepLoginPage() {
  const linkTo = usePageLinks('/two-step-login')
  return <TwoStepLoginFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
