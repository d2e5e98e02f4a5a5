import type { ComponentType, ReactNode } from 'react'
import type { LoginSettings } from '../../api/schemas/login.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import type { PageFrameProps } from '../../primitives/page-frame.tsx'
import type { Way, Ways } from './login.machine.ts'
import { ThirdParties, type ThirdPartiesProps } from './third-parties.tsx'

export type LoginViewProps = {
  /** The page around the form; takes the parts that it places. */
  Layout: ComponentType<Pick<PageFrameProps, 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'children'>>
  settings: LoginSettings
  ways: Ways
  productName: string
  thirds: Omit<ThirdPartiesProps, 'onSso'>
  /** Absent while this build has no such screen. */
  registerHref?: string
  onChoose: (way: Way) => void
  /** The ways that lie side by side. */
  children: ReactNode
}

/** The login screen around its forms: its title, and the ways beside them (SCR-01). */
export function LoginView({
  Layout,
  settings,
  ways: { way, hasSso },
  productName,
  thirds,
  registerHref,
  onChoose,
  children,
}: LoginViewProps) {
  const { t } = useTexts()
  const isAtSso = way === 'sso'
  return (
    <Layout
      title={isAtSso ? t('sso.heading') : t('login.title', { product: productName })}
      intro={isAtSso && t('sso.intro')}
      step={isAtSso ? 'sso' : 'ways'}
      alternatives={
        !isAtSso &&
        (thirds.types.length > 0 || hasSso) && (
          <ThirdParties {...thirds} onSso={hasSso ? () => onChoose('sso') : undefined} />
        )
      }
      footnote={
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
    </Layout>
  )
}
