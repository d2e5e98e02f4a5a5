import { useTexts } from '../../i18n/texts.tsx'
import { usePageData, usePageQuery } from '../environment.tsx'
import { useLatePart } from '../late-part.ts'
import { LoginView, type LoginViewProps } from './login-view.tsx'
import { useLogin } from './use-login.ts'
import { usePasswordLogin } from './use-password-login.ts'

export type LoginFlowProps = Pick<LoginViewProps, 'Layout' | 'forgotPasswordHref' | 'registerHref'>

const loadSsoHint = () => import('../sso/index.tsx').then(({ SsoHint }) => SsoHint)

/** Log in with a password, by SMS, by QR code, by a third party or a company's own login (SCR-01, LOG-01 to LOG-06). */
export function LoginFlow(props: LoginFlowProps) {
  const { t } = useTexts()
  const { productName } = usePageData()
  const query = usePageQuery()
  const { state, ways, askSettings, handleAccepted, handleChoose } = useLogin()
  const { settings } = state
  const isOauth = query.get('mode') === 'oauth'
  const other = ways.tabs.find((tab) => tab !== 'password')
  const { form, captcha } = usePasswordLogin({
    isPictureDemanded: settings.pic_captcha_required,
    alternative: other && {
      label: other === 'sms' ? t('login.instead.sms') : t('login.instead.qr'),
      onChoose: () => handleChoose(other),
    },
    onAccepted: handleAccepted,
    onRefused: () => void askSettings(),
  })
  const { login, login_country: loginCountry } = form.values

  const hasHint = ways.hasSso && login.includes('@')
  const { Part: SsoHint } = useLatePart(loadSsoHint, { isNeeded: hasHint, fetchAheadMs: Infinity })
  const ssoQuery = new URLSearchParams(query)
  ssoQuery.set('way', 'sso')
  const ssoHref = `?${ssoQuery}`

  return (
    <LoginView
      {...props}
      state={state}
      ways={ways}
      password={{
        form,
        captcha,
        hint: hasHint && SsoHint && <SsoHint login={login} href={ssoHref} onChoose={() => handleChoose('sso')} />,
      }}
      quickLogin={{
        login,
        loginCountry,
        hasVoice: settings.voice_captcha_enabled,
        canRegister: settings.register_enabled,
      }}
      productName={productName}
      // Other accounts cannot carry on what another application sent the person here with.
      thirds={{ types: isOauth ? [] : settings.thirds, redirect: query.get('redirect') ?? undefined, ssoHref }}
      onChoose={handleChoose}
    />
  )
}
