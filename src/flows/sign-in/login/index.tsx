import { useEnvironment, usePageData, usePageQuery } from '../../../kit/environment.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { requestedRedirect } from '../../../kit/session/index.ts'
import { LoginMethods, type LoginMethodsProps, loadOtherMethods } from './login-methods.tsx'
import { LoginView, type LoginViewProps } from './login-view.tsx'
import { useLogin } from './use-login.ts'

export type LoginFlowProps = Pick<LoginViewProps, 'Layout' | 'registerHref'> &
  Pick<LoginMethodsProps, 'forgotPasswordHref'>

/** Shows the login methods: password, SMS, QR code, third-party and company login (SCR-01, LOG-01 to LOG-06). */
export function LoginFlow({ Layout, registerHref, forgotPasswordHref }: LoginFlowProps) {
  const { host } = useEnvironment()
  const productName = usePageData('productName')
  const query = usePageQuery()
  const login = useLogin()
  const { state, methods, handleChoose } = login
  const isOtherMethod = methods.method !== 'password' && methods.method !== 'provider'
  const { Component: OtherMethods, failure: loadFailure } = useLazyComponent(loadOtherMethods, {
    isNeeded: isOtherMethod,
  })
  const ssoQuery = new URLSearchParams(query)
  ssoQuery.set('way', 'sso')
  const ssoHref = `?${ssoQuery}`

  return (
    <LoginView
      Layout={Layout}
      settings={state.settings}
      methods={methods}
      productName={productName}
      providerLinkProps={{ providers: methods.providers, redirect: requestedRedirect(query, host.pageData), ssoHref }}
      registerHref={registerHref}
      onChoose={handleChoose}
      isLoading={isOtherMethod && !OtherMethods && !loadFailure}
    >
      <LoginMethods
        {...login}
        forgotPasswordHref={forgotPasswordHref}
        ssoHref={ssoHref}
        isOtherMethod={isOtherMethod}
        OtherMethods={OtherMethods}
        loadFailure={loadFailure}
      />
    </LoginView>
  )
}
