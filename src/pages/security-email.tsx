import { ChangeContactFlow } from '../flows/change-contact/index.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/security/email` (SCR-14). */
export function SecurityEmailPage() {
  const linkTo = usePageLinks('/security/email')
  return (
    <MemberPage path="/security/email">
      <ChangeContactFlow Layout={MemberLayout} contact="email" overviewHref={linkTo('/security')} />
    </MemberPage>
  )
}
