import { useState } from 'react'
import { getLogin } from '../../api/calls/credentials.ts'
import { changePassword, setPassword } from '../../api/calls/password.ts'
import { getTwoStepMethod } from '../../api/calls/two-step.ts'
import { saysCode } from '../../errors/failure.ts'
import { useForm } from '../form/index.ts'
import { useNewPassword } from '../new-password/index.tsx'
import { useSend } from '../send/index.ts'
import { useAskAnew, useServerValue } from '../server-state/index.ts'

/** `set`: it is the account's first. */
export type PasswordEnding = 'changed' | 'set'

const names = { old_password: '', password: '', password_confirmation: '' }
const newFields = ['password', 'password_confirmation'] as const

export type PasswordFormOptions = { hasPassword: boolean; onDone: (ending: PasswordEnding) => void }

/** The form of a password that takes the place of another, or is the first (SCR-20, TWO-02). */
export function usePasswordForm({ hasPassword, onDone }: PasswordFormOptions) {
  const { validate } = useNewPassword()
  const sender = useSend()
  const askAnew = useAskAnew()
  // A refusal beside the button is about the new password, such as one that is the same as before.
  const focused = 'password'

  const change = async (passwords: typeof names) => {
    const sent = await sender.send(() => Promise.resolve(changePassword), passwords, {
      form,
      fields: ['old_password', ...newFields],
      focused,
    })
    if (sent.ok) return onDone('changed')
    // Judged wrong it is of no more use; what was chosen stays (IN-9).
    if (sent.fieldErrors.old_password) form.clear('old_password')
    if (saysCode(sent.failure, '1200010')) await askAnew(getTwoStepMethod)
  }
  const set = async ({ password }: typeof names) => {
    const sent = await sender.send(
      () => Promise.resolve(setPassword),
      { password },
      { form, fields: newFields, focused },
    )
    if (sent.ok) return onDone('set')
    if (saysCode(sent.failure, '1200004')) await askAnew(getTwoStepMethod)
  }

  const form = useForm({
    id: 'change-password',
    initialValues: names,
    validate: (values) => validate(values),
    onSubmit: (values) => (hasPassword ? change(values) : set(values)),
  })
  return form
}

/** Whether there is a password, whose it is, and how changing it ended. */
export function useChangePassword() {
  const method = useServerValue(getTwoStepMethod)
  const { value: login } = useServerValue(getLogin)
  const [ending, setEnding] = useState<PasswordEnding>()
  const { phone, email } = login?.user ?? {}
  return { method, user: { phone, email }, ending, handleDone: setEnding }
}
