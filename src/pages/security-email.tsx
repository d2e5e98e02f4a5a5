import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.email')}>{null}</MemberLayout>
}

/** `/security/email`. */
export function SecurityEmailPage() {
  return (
    <MemberPage path="/security/email">
      <Section />
    </MemberPage>
  )
}
