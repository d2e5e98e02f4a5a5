import { SecurityOverviewFlow } from '../../flows/account/security-overview/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security` (SCR-10). */
export function SecurityPage() {
  const linkTo = usePageLinks('/security')
  return (
    <MemberPage path="/security">
      <SecurityOverviewFlow
        Layout={MemberLayout}
        hrefs={{
          password: linkTo('/security/password'),
          twoStep: linkTo('/security/two-step'),
          thirdParty: linkTo('/security/third-party'),
          phone: linkTo('/security/phone'),
          email: linkTo('/security/email'),
          devices: linkTo('/security/devices'),
          openApi: linkTo('/security/open-api'),
        }}
      />
    </MemberPage>
  )
}
