import { TwoStepSettingsFlow, useForcedSetUp } from '../flows/two-step/index.ts'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/security/two-step` (SCR-16). */
export function SecurityTwoStepPage() {
  const linkTo = usePageLinks('/security/two-step')
  const leadToSetUp = useForcedSetUp(linkTo('/two-step-setup'))
  return (
    <MemberPage path="/security/two-step" onStranger={leadToSetUp}>
      <TwoStepSettingsFlow Layout={MemberLayout} settingsHref={linkTo('/security/two-step')} />
    </MemberPage>
  )
}
