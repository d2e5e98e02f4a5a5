import { RegisterFlow } from '../../flows/sign-up/register/index.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { Link } from '../../primitives/link.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/register/personal` (SCR-04). */
export function RegisterPersonalPage() {
  const { t } = useTranslations()
  const linkTo = usePageLinks('/register/personal')
  return (
    <RegisterFlow
      Layout={EntryLayout}
      kind="personal"
      title={t('register.personal.title')}
      intro={
        <>
          {t('register.personal.intro')}{' '}
          <Link href={linkTo('/register/enterprise')}>{t('register.personal.other')}</Link>
        </>
      }
      loginHref={linkTo('/login')}
      registerHref={linkTo('/register')}
    />
  )
}
