import { TwoStepSettingsFlow, useForcedSetup } from '../../flows/account/two-step/index.ts'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security/two-step` (SCR-16). */
export function SecurityTwoStepPage() {
  const linkTo = usePageLinks('/security/two-step')
  const redirectToSetup = useForcedSetup(linkTo('/two-step-setup'))
  return (
    <MemberPage path="/security/two-step" onNotLoggedIn={redirectToSetup}>
      <TwoStepSettingsFlow Layout={MemberLayout} settingsHref={linkTo('/security/two-step')} />
    </MemberPage>
  )
}
