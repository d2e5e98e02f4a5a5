import { OpenApiTokenFlow } from '../flows/open-api-token/index.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

/** `/security/open-api`. */
export function SecurityOpenApiPage() {
  return (
    <MemberPage path="/security/open-api">
      <OpenApiTokenFlow Layout={MemberLayout} />
    </MemberPage>
  )
}
