// Lazy part of the login screen: every method but the password.
import { useEffect } from 'react'
import type { LoginSettings } from '../../../api/shapes/login.ts'
import type { TypedLogin } from '../../../host/handed-over.ts'
import { keepInAddress } from '../../../host/own-entry.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment, usePageData } from '../../../kit/environment.tsx'
import { useKeptTyping } from '../../../kit/use-kept-typing.ts'
import { Link } from '../../../primitives/link.tsx'
import { TabsContent, type TabsContentProps } from '../../../primitives/tabs.tsx'
import { QrLogin } from '../qr-login/index.tsx'
import { QuickLogin } from '../quick-login/index.tsx'
import { SsoLogin } from '../sso/index.tsx'
import type { TabWay, Way, Ways } from './login.machine.ts'
import type { PasswordFormProps } from './password-form.tsx'

export type OtherWaysProps = {
  ways: Ways
  /** Props of a method's panel; a single method's panel is not a tab panel. */
  panel: (way: TabWay) => Omit<TabsContentProps, 'mount'>
  /** The values of the password form, and how to fill in its login. */
  typed: PasswordFormProps['form']['values']
  fillIn: (typed: TypedLogin) => void
  isNavigating: boolean
  settings: LoginSettings
  onChoose: (way: Way) => void
}

/** Shown instead of an empty page if the server offers no method that this build supports. */
function NoWay() {
  const { t } = useTexts()
  const { supportUrl } = usePageData()
  return (
    <p className="pt-6 text-muted">
      {t('login.no-way')} {supportUrl && <Link href={supportUrl}>{t('change-contact.support')}</Link>}
    </p>
  )
}

/** The SMS and QR code panels, and the company login that replaces all tabs. */
export function OtherWays({
  ways: { tabs, tab, way },
  panel,
  typed,
  fillIn,
  settings,
  isNavigating,
  onChoose,
}: OtherWaysProps) {
  const { login, login_country } = typed
  const { host } = useEnvironment()
  const usual = tabs[0] ?? way
  useEffect(() => keepInAddress(host, { name: 'way', value: way, usual }), [host, way, usual])
  useKeptTyping({
    values: { login, login_country },
    isOver: isNavigating,
    onFound: (kept) => fillIn({ login: kept.login, country: kept.login_country }),
  })
  return (
    <>
      {tabs.includes('sms') && (
        <TabsContent {...panel('sms')} mount="once-opened">
          <QuickLogin
            login={login}
            loginCountry={login_country}
            hasVoice={settings.voice_captcha_enabled}
            canRegister={settings.register_enabled}
            isShown={way === 'sms'}
          />
        </TabsContent>
      )}
      {tabs.includes('qr') && (
        <TabsContent {...panel('qr')}>
          <QrLogin />
        </TabsContent>
      )}
      {way === 'none' && <NoWay />}
      {way === 'sso' && <SsoLogin typed={login} onBack={tab && (() => onChoose(tab))} />}
    </>
  )
}
