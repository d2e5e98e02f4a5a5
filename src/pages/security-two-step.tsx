import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.two-step')}>{null}</MemberLayout>
}

/** `/security/two-step`. */
export function SecurityTwoStepPage() {
  return (
    <MemberPage path="/security/two-step">
      <Section />
    </MemberPage>
  )
}
