import { RegisterFlow } from '../flows/register/index.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/register/market` (SCR-19). */
export function RegisterMarketPage() {
  const { t } = useTexts()
  const linkTo = usePageLinks('/register/market')
  return (
    <RegisterFlow
      Layout={EntryLayout}
      kind="market"
      title={t('register.market.title')}
      intro={t('register.market.intro')}
      companyLabel={t('register.company-optional')}
      loginHref={linkTo('/login')}
      registerHref={linkTo('/register')}
    />
  )
}
