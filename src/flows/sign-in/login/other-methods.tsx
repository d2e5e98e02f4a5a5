// Lazy, since the initial view needs only the password form.
import { useEffect } from 'react'
import type { LoginSettings } from '../../../api/shapes/login.ts'
import { setUrlParameter } from '../../../host/history-state.ts'
import type { TypedLogin } from '../../../host/login-handoff.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageData } from '../../../kit/environment.tsx'
import { useSavedInput } from '../../../kit/use-saved-input.ts'
import { Link } from '../../../primitives/link.tsx'
import { TabsContent, type TabsContentProps } from '../../../primitives/tabs.tsx'
import { QrLogin } from '../qr-login/index.tsx'
import { QuickLogin } from '../quick-login/index.tsx'
import { SsoLogin } from '../sso/index.tsx'
import type { Method, Methods, TabMethod } from './login.machine.ts'
import type { PasswordFormProps } from './password-form.tsx'

export { SsoHint } from '../sso/index.tsx'

export type OtherMethodsProps = {
  methods: Methods
  /** Returns the props of a method's panel. It is a tab panel unless there is only one method. */
  getPanelProps: (method: TabMethod) => Omit<TabsContentProps, 'mount'>
  values: PasswordFormProps['form']['values']
  fillIn: (typedLogin: TypedLogin) => void
  isNavigating: boolean
  settings: LoginSettings
  onChoose: (method: Method) => void
}

/** Explains that no login method is available, and links to support. */
function NoMethod() {
  const { t } = useTranslations()
  const supportUrl = usePageData('supportUrl')
  return (
    <p className="pt-6 text-muted">
      {t('login.no-method')} {supportUrl && <Link href={supportUrl}>{t('change-contact.support')}</Link>}
    </p>
  )
}

/**
 * Shows the SMS and QR code panels, the company login, or a note that no method is available. Also keeps the current
 * method in the URL and the typed login across reloads.
 */
export function OtherMethods({
  methods: { tabs, tab, method },
  getPanelProps,
  values,
  fillIn,
  settings,
  isNavigating,
  onChoose,
}: OtherMethodsProps) {
  const { login, login_country } = values
  const { host } = useEnvironment()
  const defaultValue = tabs[0] ?? method
  useEffect(() => setUrlParameter(host, { name: 'way', value: method, defaultValue }), [host, method, defaultValue])
  useSavedInput({
    values: { login, login_country },
    isLoggedIn: isNavigating,
    onRestore: (savedValues) => fillIn({ login: savedValues.login, countryCode: savedValues.login_country }),
  })
  return (
    <>
      {tabs.includes('sms') && (
        <TabsContent {...getPanelProps('sms')} mount="once-opened">
          <QuickLogin
            login={login}
            loginCountry={login_country}
            hasVoice={settings.voice_captcha_enabled}
            canRegister={settings.register_enabled}
            isShown={method === 'sms'}
          />
        </TabsContent>
      )}
      {tabs.includes('qr') && (
        <TabsContent {...getPanelProps('qr')}>
          <QrLogin />
        </TabsContent>
      )}
      {method === 'none' && <NoMethod />}
      {method === 'sso' && <SsoLogin typedLogin={login} onBack={tab && (() => onChoose(tab))} />}
    </>
  )
}
