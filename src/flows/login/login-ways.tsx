import { useTexts } from '../../i18n/texts.tsx'
import { Tabs, TabsContent } from '../../primitives/tabs.tsx'
import { useLatePart } from '../late-part.ts'
import { LateWays } from './late-ways.tsx'
import type { TabWay } from './login.machine.ts'
import type { OtherWaysProps } from './other-ways.tsx'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'
import type { useLogin } from './use-login.ts'
import { usePasswordLogin } from './use-password-login.ts'
import { WayTabs } from './way-tabs.tsx'

export type LoginWaysProps = ReturnType<typeof useLogin> &
  Pick<PasswordFormProps, 'forgotPasswordHref'> & {
    /** Where the company's login is. */
    ssoHref: string
  }

const loadSsoHint = () => import('../sso/index.tsx').then(({ SsoHint }) => SsoHint)

/** One way alone is no tab, but the same element, so that nothing typed is lost when the row of tabs goes. */
const alone = (value: TabWay) => ({ value, role: undefined, 'aria-labelledby': undefined, className: '' })

/**
 * The ways that lie side by side, and the company's login that takes their place. It holds what is typed, so that a key
 * has nothing drawn anew of the page around.
 */
export function LoginWays({
  state: { phase, settings },
  ways,
  askSettings,
  handleAccepted,
  handleChoose,
  forgotPasswordHref,
  ssoHref,
}: LoginWaysProps) {
  const { t } = useTexts()
  const { tabs, tab, way, hasSso } = ways
  const other = tabs.find((one) => one !== 'password')
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

  const hasHint = hasSso && login.includes('@')
  const { Part: SsoHint } = useLatePart(loadSsoHint, { isNeeded: hasHint, fetchAheadMs: Infinity })

  const hasRow = tabs.length > 1
  const panel: OtherWaysProps['panel'] = (value) => (hasRow ? { value } : alone(value))
  const isAtSso = way === 'sso'
  return (
    <Tabs value={isAtSso ? '' : tab} activationMode="manual" onValueChange={(value) => handleChoose(value as TabWay)}>
      {hasRow && !isAtSso && <WayTabs ways={tabs} />}
      {tabs.includes('password') && (
        <TabsContent {...panel('password')} mount="always">
          <PasswordForm
            form={form}
            captcha={captcha}
            hint={hasHint && SsoHint && <SsoHint login={login} href={ssoHref} onChoose={() => handleChoose('sso')} />}
            isLeaving={phase === 'leaving'}
            forgotPasswordHref={forgotPasswordHref}
          />
        </TabsContent>
      )}
      <LateWays
        ways={ways}
        panel={panel}
        quickLogin={{
          login,
          loginCountry,
          hasVoice: settings.voice_captcha_enabled,
          canRegister: settings.register_enabled,
        }}
        onChoose={handleChoose}
      />
    </Tabs>
  )
}
