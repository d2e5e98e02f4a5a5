import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.open-api')}>{null}</MemberLayout>
}

/** `/security/open-api`. */
export function SecurityOpenApiPage() {
  return (
    <MemberPage path="/security/open-api">
      <Section />
    </MemberPage>
  )
}
