import { useTexts } from '../i18n/texts.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberPage } from './member-page.tsx'

function Section() {
  const { t } = useTexts()
  return <MemberLayout title={t('security.nav.third-party')}>{null}</MemberLayout>
}

/** `/security/third-party`. */
export function SecurityThirdPartyPage() {
  return (
    <MemberPage path="/security/third-party">
      <Section />
    </MemberPage>
  )
}
