import { RecoverPasswordView, type RecoverPasswordViewProps } from './recover-password-view.tsx'
import { useRecoverPassword } from './use-recover-password.ts'

export type RecoverPasswordFlowProps = Pick<RecoverPasswordViewProps, 'Layout' | 'loginHref'>

/** A forgotten password: by phone, by international phone or by email, then a new one (SCR-05). */
export function RecoverPasswordFlow(props: RecoverPasswordFlowProps) {
  const {
    handleFocus,
    handleMailed,
    handlePhoneProved,
    handlePasswordSet,
    handleTokenRefused,
    handlePrevious,
    ...recovery
  } = useRecoverPassword()
  return (
    <RecoverPasswordView
      {...props}
      {...recovery}
      onFocus={handleFocus}
      onMailed={handleMailed}
      onPhoneProved={handlePhoneProved}
      onPasswordSet={handlePasswordSet}
      onTokenRefused={handleTokenRefused}
      onPrevious={handlePrevious}
    />
  )
}
