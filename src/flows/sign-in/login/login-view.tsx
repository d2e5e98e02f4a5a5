import type { ComponentType, ReactNode } from 'react'
import type { LoginSettings } from '../../../api/shapes/login.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import type { Method, Methods } from './login.machine.ts'
import { ThirdParties, type ThirdPartiesProps } from './third-parties.tsx'

export type LoginViewProps = {
  Layout: ComponentType<Pick<PageFrameProps, 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'children'>>
  settings: LoginSettings
  methods: Methods
  productName: string
  providers: Omit<ThirdPartiesProps, 'onSso' | 'isOnlyMethod'>
  /** Absent if this build has no such screen. */
  registerHref?: string
  onChoose: (method: Method) => void
  /** Hides what is below the form until the form has loaded and has its height, to avoid a layout shift. */
  isLoading: boolean
  children: ReactNode
}

/** Shows the login screen around its forms (SCR-01). */
export function LoginView({
  Layout,
  settings,
  methods: { tab, method, hasSso },
  productName,
  providers,
  registerHref,
  onChoose,
  isLoading,
  children,
}: LoginViewProps) {
  const { t } = useTexts()
  const isSsoOpen = method === 'sso'
  const openSso = hasSso && !isSsoOpen ? () => onChoose('sso') : undefined
  const isOnlyMethod = method === 'third'
  // If there are tabs, the company login has its own button that leads back to all other methods.
  const otherMethods = !(isSsoOpen && tab) && (openSso || providers.types[0]) && (
    <ThirdParties {...providers} isOnlyMethod={isOnlyMethod} onSso={openSso} />
  )
  return (
    <Layout
      title={isSsoOpen ? t('sso.heading') : t('login.title', { product: productName })}
      intro={isSsoOpen && t('sso.intro')}
      step={isSsoOpen ? 'sso' : 'methods'}
      alternatives={!isOnlyMethod && !isLoading && otherMethods}
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
      {isOnlyMethod && otherMethods}
    </Layout>
  )
}
