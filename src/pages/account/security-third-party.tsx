import { LinkedAccountsFlow } from '../../flows/account/linked-accounts/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security/third-party` (SCR-12). */
export function SecurityThirdPartyPage() {
  const linkTo = usePageLinks('/security/third-party')
  return (
    <MemberPage path="/security/third-party">
      <LinkedAccountsFlow
        Layout={MemberLayout}
        passwordHref={linkTo('/security/password')}
        twoStepHref={linkTo('/security/two-step')}
      />
    </MemberPage>
  )
}
