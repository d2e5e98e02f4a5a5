import { DevicesFlow } from '../../flows/account/devices/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/security/devices` (SCR-11). */
export function SecurityDevicesPage() {
  const linkTo = usePageLinks('/security/devices')
  return (
    <MemberPage path="/security/devices">
      <DevicesFlow Layout={MemberLayout} passwordHref={linkTo('/security/password')} />
    </MemberPage>
  )
}
