import type { ComponentType, ReactNode } from 'react'
import type { LoginSettings } from '../../../api/shapes/login.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import type { Way, Ways } from './login.machine.ts'
import { ThirdParties, type ThirdPartiesProps } from './third-parties.tsx'

export type LoginViewProps = {
  /** Page layout around the form; places the parts it is given. */
  Layout: ComponentType<Pick<PageFrameProps, 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'children'>>
  settings: LoginSettings
  ways: Ways
  productName: string
  thirds: Omit<ThirdPartiesProps, 'onSso' | 'isAlone'>
  /** Absent if this build has no such screen. */
  registerHref?: string
  onChoose: (way: Way) => void
  /** The panels of the login methods. */
  children: ReactNode
}

/** The login screen around its forms: the title and the other login methods (SCR-01). */
export function LoginView({
  Layout,
  settings,
  ways: { tab, way, hasSso },
  productName,
  thirds,
  registerHref,
  onChoose,
  children,
}: LoginViewProps) {
  const { t } = useTexts()
  const isAtSso = way === 'sso'
  const openSso = hasSso && !isAtSso ? () => onChoose('sso') : undefined
  const isAlone = way === 'third'
  // Company login shown over the tabs has a back button that leads to all other methods.
  const others = !(isAtSso && tab) && (openSso || thirds.types[0]) && (
    <ThirdParties {...thirds} isAlone={isAlone} onSso={openSso} />
  )
  return (
    <Layout
      title={isAtSso ? t('sso.heading') : t('login.title', { product: productName })}
      intro={isAtSso && t('sso.intro')}
      step={isAtSso ? 'sso' : 'ways'}
      alternatives={!isAlone && others}
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
      {isAlone && others}
    </Layout>
  )
}
