import { QrLogin } from '../../flows/sign-in/qr-login/index.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { usePageData } from '../../kit/environment.tsx'
import { ButtonLink } from '../../primitives/button.tsx'
import { Link } from '../../primitives/link.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/qr-login` (SCR-08). On phones, which cannot scan their own screen, a button leads to the other login methods. */
export function QrLoginPage() {
  const { t } = useTranslations()
  const isMobile = usePageData('isMobile')
  const loginHref = usePageLinks('/qr-login')('/login')
  return (
    <EntryLayout
      title={t('qr-login.heading')}
      intro={isMobile ? undefined : t('qr-login.intro')}
      alternatives={
        isMobile && (
          <ButtonLink width="block" href={loginHref}>
            {t('qr-login.other-method')}
          </ButtonLink>
        )
      }
      footnote={
        !isMobile && (
          <>
            {t('qr-login.no-phone')} <Link href={loginHref}>{t('qr-login.other-method')}</Link>
          </>
        )
      }
    >
      <QrLogin />
    </EntryLayout>
  )
}
