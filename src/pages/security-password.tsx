import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.password')}>{null}</MemberLayout>
}

/** `/security/password`. */
export function SecurityPasswordPage() {
  return (
    <MemberPage path="/security/password">
      <Section />
    </MemberPage>
  )
}
