import { QuickLoginView, type QuickLoginViewProps } from './quick-login-view.tsx'
import { type QuickLoginOptions, useQuickLogin } from './use-quick-login.ts'

export type QuickLoginProps = QuickLoginOptions & Pick<QuickLoginViewProps, 'hasVoice' | 'canRegister'>

/** Logs in with an SMS code; a phone number without an account gets one (SCR-01). */
export function QuickLogin({ login, loginCountry, isShown, ...offer }: QuickLoginProps) {
  const quickLogin = useQuickLogin({ login, loginCountry, isShown })
  return <QuickLoginView {...quickLogin} {...offer} />
}
