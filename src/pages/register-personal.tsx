import { RegisterFlow } from '../flows/register/index.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { Link } from '../primitives/link.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/register/personal` (SCR-04). */
export function RegisterPersonalPage() {
  const { t } = useTexts()
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
