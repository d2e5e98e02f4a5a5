import { QuickLoginView, type QuickLoginViewProps } from './quick-login-view.tsx'
import { type QuickLoginOptions, useQuickLogin } from './use-quick-login.ts'

export type QuickLoginProps = QuickLoginOptions & Pick<QuickLoginViewProps, 'hasVoice' | 'canRegister'>

/** Log in by SMS code; a phone that nobody has used gets an account (SCR-01). */
export function QuickLogin({ login, loginCountry, isShown, ...offer }: QuickLoginProps) {
  const quickLogin = useQuickLogin({ login, loginCountry, isShown })
  return <QuickLoginView {...quickLogin} {...offer} />
}
