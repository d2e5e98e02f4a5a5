import { ChangeContactFlow } from '../../flows/account/change-contact/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security/email` (SCR-14). */
export function SecurityEmailPage() {
  const linkTo = usePageLinks('/security/email')
  return (
    <MemberPage path="/security/email">
      <ChangeContactFlow Layout={MemberLayout} contact="email" overviewHref={linkTo('/security')} />
    </MemberPage>
  )
}
