import { DevicesFlow } from '../flows/devices/index.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'
import { usePageLinks } from './use-page-links.ts'

const path = '/security/devices'

/** `/security/devices`: the devices of the account (SCR-11). */
export function SecurityDevicesPage() {
  const linkTo = usePageLinks(path)
  return (
    <MemberPage path={path}>
      <DevicesFlow Layout={MemberLayout} passwordHref={linkTo('/security/password')} />
    </MemberPage>
  )
}
