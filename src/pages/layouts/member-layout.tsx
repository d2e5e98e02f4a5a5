import { useTranslations } from '../../i18n/translations.tsx'
import { Account } from '../../kit/account.tsx'
import { useClientType, usePageData } from '../../kit/environment.tsx'
import { Logo } from '../../primitives/logo.tsx'
import { SectionNav } from '../../primitives/section-nav.tsx'
import { SettingsFrame, type SettingsFrameProps } from '../../primitives/settings-frame.tsx'
import { LogOutButton } from '../../widgets/log-out-button.tsx'
import { usePageLinks } from '../links/use-page-links.ts'
import { type SecurityPath, useSecurityPath } from './member-page.tsx'
import { PageLanguage } from './page-language.tsx'

export type MemberLayoutProps = Pick<SettingsFrameProps, 'mark' | 'title' | 'intro' | 'step' | 'aside' | 'children'>

/** Lays out every account security screen. Must be used inside a `MemberPage`. */
export function MemberLayout(props: MemberLayoutProps) {
  const path = useSecurityPath()
  const { t } = useTranslations()
  const productName = usePageData('productName')
  const defaultRedirect = usePageData('defaultRedirect')
  const linkTo = usePageLinks(path)
  const labels: Record<SecurityPath, string> = {
    '/security': t('security.nav.overview'),
    '/security/password': t('security.nav.password'),
    '/security/two-step': t('security.nav.two-step'),
    '/security/third-party': t('security.nav.third-party'),
    '/security/phone': t('security.nav.phone'),
    '/security/email': t('security.nav.email'),
    '/security/devices': t('security.nav.devices'),
    '/security/open-api': t('security.nav.open-api'),
  }
  const sections = (Object.keys(labels) as SecurityPath[]).map((section) => ({
    href: linkTo(section),
    label: labels[section],
    isCurrent: section === path,
  }))
  return (
    <SettingsFrame
      {...props}
      density={useClientType() === 'sync' ? 'client' : 'page'}
      logo={<Logo name={productName} href={defaultRedirect} />}
      languageSwitcher={<PageLanguage />}
      account={
        <>
          <Account />
          <LogOutButton loginHref={linkTo('/login')} />
        </>
      }
      nav={<SectionNav label={t('security.nav.label')} sections={sections} />}
    />
  )
}
