import { ChangeContactFlow } from '../flows/change-contact/index.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/security/phone` (SCR-13). */
export function SecurityPhonePage() {
  const linkTo = usePageLinks('/security/phone')
  return (
    <MemberPage path="/security/phone">
      <ChangeContactFlow Layout={MemberLayout} contact="phone" overviewHref={linkTo('/security')} />
    </MemberPage>
  )
}
