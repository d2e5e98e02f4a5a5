import { ForcedTwoStepFlow } from '../flows/two-step/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/security/two-step`, as a login that must set up two-step verification leads to it (TWO-12). */
export function TwoStepPage() {
  const linkTo = usePageLinks('/security/two-step')
  return <ForcedTwoStepFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
