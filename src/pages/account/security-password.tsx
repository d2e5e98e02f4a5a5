import { ChangePasswordFlow } from '../../flows/account/change-password/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security/password` (SCR-20). */
export function SecurityPasswordPage() {
  const linkTo = usePageLinks('/security/password')
  return (
    <MemberPage path="/security/password">
      <ChangePasswordFlow
        Layout={MemberLayout}
        forgotPasswordHref={linkTo('/forgot-password')}
        overviewHref={linkTo('/security')}
        devicesHref={linkTo('/security/devices')}
      />
    </MemberPage>
  )
}
