import { ChangePasswordView, type ChangePasswordViewProps } from './change-password-view.tsx'
import { useChangePassword } from './use-change-password.ts'

export type ChangePasswordFlowProps = Pick<
  ChangePasswordViewProps,
  'Layout' | 'forgotPasswordHref' | 'overviewHref' | 'devicesHref'
>

/** Changes the account's password, or sets its first one (SCR-20, TWO-02). */
export function ChangePasswordFlow(props: ChangePasswordFlowProps) {
  const { handleDone, ...password } = useChangePassword()
  return <ChangePasswordView {...props} {...password} onDone={handleDone} />
}
