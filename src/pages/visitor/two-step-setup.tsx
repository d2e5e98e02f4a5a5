import { ForcedTwoStepFlow } from '../../flows/account/two-step/index.ts'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/two-step-setup`: a login that must set up two-step verification first leads here (TWO-12). */
export function TwoStepSetupPage() {
  const linkTo = usePageLinks('/two-step-setup')
  return <ForcedTwoStepFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
