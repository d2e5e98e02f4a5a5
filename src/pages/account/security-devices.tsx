import { DevicesFlow } from '../../flows/account/devices/index.tsx'
import { MemberLayout } from '../layouts/member-layout.tsx'
import { MemberPage } from '../layouts/member-page.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

const path = '/security/devices'

/** `/security/devices` (SCR-11). */
export function SecurityDevicesPage() {
  const linkTo = usePageLinks(path)
  return (
    <MemberPage path={path}>
      <DevicesFlow Layout={MemberLayout} passwordHref={linkTo('/security/password')} />
    </MemberPage>
  )
}
