import { ForcedTwoStepFlow } from '../../flows/account/two-step/index.ts'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/two-step-setup`, for a login that requires two-step verification to be set up first (TWO-12). */
export function TwoStepSetupPage() {
  const linkTo = usePageLinks('/two-step-setup')
  return <ForcedTwoStepFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
