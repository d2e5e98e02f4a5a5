import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.overview')}>{null}</MemberLayout>
}

/** `/security`. */
export function SecurityPage() {
  return (
    <MemberPage path="/security">
      <Section />
    </MemberPage>
  )
}
