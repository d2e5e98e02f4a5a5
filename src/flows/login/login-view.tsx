import type { ComponentType } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import type { PageFrameProps } from '../../primitives/page-frame.tsx'
import { Tabs, TabsContent } from '../../primitives/tabs.tsx'
import { LateWays } from './late-ways.tsx'
import type { LoginState, TabWay, Way, Ways } from './login.machine.ts'
import type { OtherWaysProps } from './other-ways.tsx'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'
import { ThirdParties, type ThirdPartiesProps } from './third-parties.tsx'
import { WayTabs } from './way-tabs.tsx'

export type LoginViewProps = {
  /** The page around the form; takes the parts that it places. */
  Layout: ComponentType<Pick<PageFrameProps, 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'children'>>
  state: LoginState
  ways: Ways
  password: Omit<PasswordFormProps, 'isLeaving' | 'forgotPasswordHref'>
  quickLogin: OtherWaysProps['quickLogin']
  productName: string
  thirds: Omit<ThirdPartiesProps, 'onSso'>
  /** Absent while this build has no such screen. */
  forgotPasswordHref?: string
  registerHref?: string
  onChoose: (way: Way) => void
}

/** One way alone is no tab, but the same element, so that nothing typed is lost when the row of tabs goes. */
const alone = (value: TabWay) => ({ value, role: undefined, 'aria-labelledby': undefined, className: '' })

/** The login screen: the ways side by side, and those beside them (SCR-01). */
export function LoginView({
  Layout,
  state: { phase, settings },
  ways,
  password,
  quickLogin,
  productName,
  thirds,
  forgotPasswordHref,
  registerHref,
  onChoose,
}: LoginViewProps) {
  const { t } = useTexts()
  const { tabs, tab, way, hasSso } = ways
  const isAtSso = way === 'sso'
  const hasRow = tabs.length > 1
  const panel: OtherWaysProps['panel'] = (value) => (hasRow ? { value } : alone(value))
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
      <Tabs value={isAtSso ? '' : tab} activationMode="manual" onValueChange={(value) => onChoose(value as TabWay)}>
        {hasRow && !isAtSso && <WayTabs ways={tabs} />}
        {tabs.includes('password') && (
          <TabsContent {...panel('password')} mount="always">
            <PasswordForm {...password} isLeaving={phase === 'leaving'} forgotPasswordHref={forgotPasswordHref} />
          </TabsContent>
        )}
        <LateWays ways={ways} panel={panel} quickLogin={quickLogin} onChoose={onChoose} />
      </Tabs>
    </Layout>
  )
}
