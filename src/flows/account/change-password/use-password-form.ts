import { changePassword, setPassword } from '../../../api/calls/password.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode } from '../../../errors/failure.ts'
import { useForm } from '../../../kit/form/index.ts'
import { useRefetch } from '../../../kit/server-state/index.tsx'
import { useNewPassword } from '../../../widgets/new-password/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'

/** `set`: the account had no password before. */
export type PasswordOutcome = 'changed' | 'set'

const initialValues = { old_password: '', password: '', password_confirmation: '' }
const newPasswordFields = ['password', 'password_confirmation'] as const

export type PasswordFormOptions = { hasPassword: boolean; onDone: (outcome: PasswordOutcome) => void }

/** Changes the password or sets the first one (SCR-20, TWO-02). */
export function usePasswordForm({ hasPassword, onDone }: PasswordFormOptions) {
  const { validate } = useNewPassword()
  const sender = useSend()
  const refetch = useRefetch()
  // Form-level errors concern the new password, e.g. if it matches the old one.
  const fieldToFocus = 'password'

  const submitChange = async (passwords: typeof initialValues) => {
    const result = await sender.send(changePassword, passwords, {
      form,
      fields: ['old_password', ...newPasswordFields],
      fieldToFocus,
    })
    if (result.ok) return onDone('changed')
    // Clear a wrong current password, but keep the new password (IN-9).
    if (result.fieldErrors.old_password) form.clear('old_password')
    if (hasCode(result.failure, codes.noPassword)) await refetch(getTwoStepMethod)
  }
  const submitFirstPassword = async ({ password }: typeof initialValues) => {
    const result = await sender.send(setPassword, { password }, { form, fields: newPasswordFields, fieldToFocus })
    if (result.ok) return onDone('set')
    if (hasCode(result.failure, codes.hasPassword)) await refetch(getTwoStepMethod)
  }

  const form = useForm({
    id: 'change-password',
    initialValues,
    validate: (values) => validate(values),
    onSubmit: (values) => (hasPassword ? submitChange(values) : submitFirstPassword(values)),
  })
  return form
}
