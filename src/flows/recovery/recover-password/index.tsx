import { RecoverPasswordView, type RecoverPasswordViewProps } from './recover-password-view.tsx'
import { useRecoverPassword } from './use-recover-password.ts'

export type RecoverPasswordFlowProps = Pick<RecoverPasswordViewProps, 'Layout' | 'loginHref'>

/** Lets users reset a forgotten password by phone or email (SCR-05). */
export function RecoverPasswordFlow(props: RecoverPasswordFlowProps) {
  const {
    handleSent,
    handlePhoneVerified,
    handlePasswordSet,
    handleTokenRejected,
    handleBack,
    handleLogin,
    ...recovery
  } = useRecoverPassword()
  return (
    <RecoverPasswordView
      {...props}
      {...recovery}
      onSent={handleSent}
      onPhoneVerified={handlePhoneVerified}
      onPasswordSet={handlePasswordSet}
      onTokenRejected={handleTokenRejected}
      onBack={handleBack}
      onLogin={handleLogin}
    />
  )
}
