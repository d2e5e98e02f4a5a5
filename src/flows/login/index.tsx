import { usePageData, usePageQuery } from '../environment.tsx'
import { LoginView, type LoginViewProps } from './login-view.tsx'
import { LoginWays, type LoginWaysProps } from './login-ways.tsx'
import { useLogin } from './use-login.ts'

export type LoginFlowProps = Pick<LoginViewProps, 'Layout' | 'registerHref'> &
  Pick<LoginWaysProps, 'forgotPasswordHref'>

/** Log in with a password, by SMS, by QR code, by a third party or a company's own login (SCR-01, LOG-01 to LOG-06). */
export function LoginFlow({ Layout, registerHref, forgotPasswordHref }: LoginFlowProps) {
  const { productName } = usePageData()
  const query = usePageQuery()
  const login = useLogin()
  const { state, ways, handleChoose } = login
  const isOauth = query.get('mode') === 'oauth'
  const ssoQuery = new URLSearchParams(query)
  ssoQuery.set('way', 'sso')
  const ssoHref = `?${ssoQuery}`

  return (
    <LoginView
      Layout={Layout}
      settings={state.settings}
      ways={ways}
      productName={productName}
      // Other accounts cannot carry on what another application sent the person here with.
      thirds={{ types: isOauth ? [] : state.settings.thirds, redirect: query.get('redirect') ?? undefined, ssoHref }}
      registerHref={registerHref}
      onChoose={handleChoose}
    >
      <LoginWays {...login} forgotPasswordHref={forgotPasswordHref} ssoHref={ssoHref} />
    </LoginView>
  )
}
