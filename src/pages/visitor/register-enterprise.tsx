import { RegisterFlow } from '../../flows/sign-up/register/index.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { Link } from '../../primitives/link.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/register/enterprise` (SCR-03). */
export function RegisterEnterprisePage() {
  const { t } = useTranslations()
  const linkTo = usePageLinks('/register/enterprise')
  return (
    <RegisterFlow
      Layout={EntryLayout}
      kind="enterprise"
      title={t('register.enterprise.title')}
      intro={
        <>
          {t('register.enterprise.intro')}{' '}
          <Link href={linkTo('/register/personal')}>{t('register.enterprise.other')}</Link>
        </>
      }
      companyLabel={t('register.company')}
      loginHref={linkTo('/login')}
      registerHref={linkTo('/register')}
    />
  )
}
