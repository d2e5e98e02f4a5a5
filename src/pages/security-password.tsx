import { ChangePasswordFlow } from '../flows/change-password/index.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'
import { usePageLinks } from './use-page-links.ts'

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
