import { ChangeContactFlow } from '../../flows/account/change-contact/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security/phone` (SCR-13). */
export function SecurityPhonePage() {
  const linkTo = usePageLinks('/security/phone')
  return (
    <MemberPage path="/security/phone">
      <ChangeContactFlow Layout={MemberLayout} contact="phone" overviewHref={linkTo('/security')} />
    </MemberPage>
  )
}
