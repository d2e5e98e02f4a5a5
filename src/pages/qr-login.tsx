import { QrLogin } from '../flows/qr-login/index.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { Link } from '../primitives/link.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/qr-login` (SCR-08). */
export function QrLoginPage() {
  const { t } = useTexts()
  const linkTo = usePageLinks('/qr-login')
  return (
    <EntryLayout
      title={t('qr-login.heading')}
      intro={t('qr-login.intro')}
      footnote={
        <>
          {t('qr-login.no-phone')} <Link href={linkTo('/login')}>{t('qr-login.other-way')}</Link>
        </>
      }
    >
      <QrLogin />
    </EntryLayout>
  )
}
