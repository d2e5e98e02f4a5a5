import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.phone')}>{null}</MemberLayout>
}

/** `/security/phone`. */
export function SecurityPhonePage() {
  return (
    <MemberPage path="/security/phone">
      <Section />
    </MemberPage>
  )
}
