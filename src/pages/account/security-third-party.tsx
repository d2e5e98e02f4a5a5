import { LinkedAccountsFlow } from '../../flows/account/linked-accounts/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

const path = '/security/third-party'

/** `/security/third-party`. */
export function SecurityThirdPartyPage() {
  const linkTo = usePageLinks(path)
  return (
    <MemberPage path={path}>
      <LinkedAccountsFlow
        Layout={MemberLayout}
        passwordHref={linkTo('/security/password')}
        twoStepHref={linkTo('/security/two-step')}
      />
    </MemberPage>
  )
}
