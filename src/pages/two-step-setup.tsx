import { ForcedTwoStepFlow } from '../flows/two-step/index.ts'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/two-step-setup`, as a login that must set up two-step verification leads to it (TWO-12). */
export function TwoStepSetupPage() {
  const linkTo = usePageLinks('/two-step-setup')
  return <ForcedTwoStepFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
