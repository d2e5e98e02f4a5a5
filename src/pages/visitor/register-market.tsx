import { RegisterFlow } from '../../flows/sign-up/register/index.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { LinkQuestion } from '../../widgets/link-question/index.tsx'
import { EntryLayout, type EntryLayoutProps } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/**
 * Lays out a screen that opens via a link and logs the user in. If someone else is already logged in, the user first
 * chooses which account to continue with.
 */
function LinkLayout(props: EntryLayoutProps) {
  return (
    <EntryLayout {...props}>
      <LinkQuestion effect="log-out">{props.children}</LinkQuestion>
    </EntryLayout>
  )
}

/** `/register/market` (SCR-19). */
export function RegisterMarketPage() {
  const { t } = useTranslations()
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
