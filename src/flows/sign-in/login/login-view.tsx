import type { ComponentType, ReactNode } from 'react'
import type { LoginSettings } from '../../../api/shapes/login.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import type { Method, Methods } from './login.machine.ts'
import { ProviderLinks, type ProviderLinksProps } from './provider-links.tsx'

export type LoginViewProps = {
  Layout: ComponentType<Pick<PageFrameProps, 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'children'>>
  settings: LoginSettings
  methods: Methods
  productName: string
  providerLinkProps: Omit<ProviderLinksProps, 'onSso' | 'isOnlyMethod'>
  /** Omitted if this build has no registration screen. */
  registerHref?: string
  onChoose: (method: Method) => void
  /** Whether the form is loading. While it loads, everything below it is hidden, to avoid a layout shift. */
  isLoading: boolean
  children: ReactNode
}

/** Shows the login screen, with its forms as `children` (SCR-01). */
export function LoginView({
  Layout,
  settings,
  methods: { tab, method, hasSso },
  productName,
  providerLinkProps,
  registerHref,
  onChoose,
  isLoading,
  children,
}: LoginViewProps) {
  const { t } = useTranslations()
  const isSsoOpen = method === 'sso'
  const openSso = hasSso && !isSsoOpen ? () => onChoose('sso') : undefined
  const isOnlyMethod = method === 'provider'
  // If there are tabs, the company login hides these links, since its back button leads to the tabs.
  const providerLinks = !(isSsoOpen && tab) && (openSso || providerLinkProps.providers[0]) && (
    <ProviderLinks {...providerLinkProps} isOnlyMethod={isOnlyMethod} onSso={openSso} />
  )
  return (
    <Layout
      title={isSsoOpen ? t('sso.heading') : t('login.title', { product: productName })}
      intro={isSsoOpen && t('sso.intro')}
      step={isSsoOpen ? 'sso' : 'methods'}
      alternatives={!isOnlyMethod && !isLoading && providerLinks}
      footnote={
        !isLoading &&
        registerHref &&
        settings.register_enabled && (
          <>
            {t('login.no-account', { product: productName })}{' '}
            <Link href={registerHref} className="inline-block py-3 -my-3">
              {t('login.register')}
            </Link>
          </>
        )
      }
    >
      {children}
      {isOnlyMethod && providerLinks}
    </Layout>
  )
}
