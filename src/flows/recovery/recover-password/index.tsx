import { RecoverPasswordView, type RecoverPasswordViewProps } from './recover-password-view.tsx'
import { useRecoverPassword } from './use-recover-password.ts'

export type RecoverPasswordFlowProps = Pick<RecoverPasswordViewProps, 'Layout' | 'loginHref'>

/** Lets users replace a forgotten password by phone number or email (SCR-05). */
export function RecoverPasswordFlow(props: RecoverPasswordFlowProps) {
  const {
    handleMailed,
    handlePhoneVerified,
    handlePasswordSet,
    handleTokenRefused,
    handlePrevious,
    handleLogin,
    ...recovery
  } = useRecoverPassword()
  return (
    <RecoverPasswordView
      {...props}
      {...recovery}
      onMailed={handleMailed}
      onPhoneVerified={handlePhoneVerified}
      onPasswordSet={handlePasswordSet}
      onTokenRefused={handleTokenRefused}
      onPrevious={handlePrevious}
      onLogin={handleLogin}
    />
  )
}
