import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.devices')}>{null}</MemberLayout>
}

/** `/security/devices`. */
export function SecurityDevicesPage() {
  return (
    <MemberPage path="/security/devices">
      <Section />
    </MemberPage>
  )
}
