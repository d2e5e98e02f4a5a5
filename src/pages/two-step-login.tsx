import { TwoStepLoginFlow } from '../flows/two-step-login/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/two-step-login` (SCR-07). */
export function TwoStepLoginPage() {
  const linkTo = usePageLinks('/two-step-login')
  return <TwoStepLoginFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
