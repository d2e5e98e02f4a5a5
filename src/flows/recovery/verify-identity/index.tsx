import { useVerifyIdentity } from './use-verify-identity.ts'
import { VerifyIdentityView, type VerifyIdentityViewProps } from './verify-identity-view.tsx'

export type VerifyIdentityFlowProps = Pick<
  VerifyIdentityViewProps,
  'Layout' | 'forgotPasswordHref' | 'setPasswordHref'
> & {
  loginHref: string
}

/** Verifies the password again before a page that requires it (SCR-09, TWO-01, TWO-16). */
export function VerifyIdentityFlow({ loginHref, ...props }: VerifyIdentityFlowProps) {
  const { state, handleRetry, handleVerified, handlePasswordMissing } = useVerifyIdentity({ loginHref })
  return (
    <VerifyIdentityView
      {...props}
      state={state}
      onRetry={handleRetry}
      onVerified={handleVerified}
      onPasswordMissing={handlePasswordMissing}
    />
  )
}
