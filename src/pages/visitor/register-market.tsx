import { RegisterFlow } from '../../flows/sign-up/register/index.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { LinkLayout } from '../layouts/link-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/register/market` (SCR-19). */
export function RegisterMarketPage() {
  const { t } = useTexts()
  const linkTo = usePageLinks('/register/market')
  return (
    <RegisterFlow
      Layout={LinkLayout}
      kind="market"
      title={t('register.market.title')}
      intro={t('register.market.intro')}
      companyLabel={t('register.company-optional')}
      loginHref={linkTo('/login')}
      registerHref={linkTo('/register')}
    />
  )
}
