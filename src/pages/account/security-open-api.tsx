import { OpenApiTokenFlow } from '../../flows/account/open-api-token/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'

/** `/security/open-api` (SCR-15). */
export function SecurityOpenApiPage() {
  return (
    <MemberPage path="/security/open-api">
      <OpenApiTokenFlow Layout={MemberLayout} />
    </MemberPage>
  )
}
