import { useState } from 'react'
import { getLogin } from '../../../api/calls/credentials.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useServerValue } from '../../../kit/server-state/index.ts'
import { ChangePasswordView, type ChangePasswordViewProps } from './change-password-view.tsx'
import type { PasswordEnding } from './use-password-form.ts'

export type ChangePasswordFlowProps = Pick<
  ChangePasswordViewProps,
  'Layout' | 'forgotPasswordHref' | 'overviewHref' | 'devicesHref'
>

/** Changes the account's password, or sets its first one (SCR-20, TWO-02). */
export function ChangePasswordFlow(props: ChangePasswordFlowProps) {
  const method = useServerValue(getTwoStepMethod)
  const { value: login } = useServerValue(getLogin)
  const [ending, setEnding] = useState<PasswordEnding>()
  const { phone, email } = login?.user ?? {}
  return <ChangePasswordView {...props} method={method} user={{ phone, email }} ending={ending} onDone={setEnding} />
}
