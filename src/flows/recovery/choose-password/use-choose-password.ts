import { initPassword, resetPassword } from '../../../api/calls/password.ts'
import type { LoginResponse } from '../../../api/shapes/login.ts'
import { useForm } from '../../../kit/form/index.ts'
import type { LoginStatus } from '../../../rules/link-user.ts'
import { useNewPassword } from '../../../widgets/new-password/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'

/** Setting the first password logs the user in. Resetting a password does not change who is logged in. */
export type ChoosePasswordResult = { login: LoginResponse } | { loggedIn: LoginStatus }

export type ChoosePasswordOptions = {
  /** The token from an email link or a phone verification. */
  token: string
  /** `reset`: replaces a password. `init`: sets the first password, and logs the user in. */
  kind: 'reset' | 'init'
  onAccepted: (result: ChoosePasswordResult) => void
  onTokenRejected: () => void
}

/** Includes `token`, since the caller handles its errors by showing a separate screen. */
const fields = ['password', 'password_confirmation', 'token'] as const

/** Sets a password with a token (SCR-05, SCR-20). */
export function useChoosePassword({ token, kind, onAccepted, onTokenRejected }: ChoosePasswordOptions) {
  const { validate } = useNewPassword()
  const sender = useSend()
  const form = useForm({
    id: 'choose-password',
    initialValues: { password: '', password_confirmation: '' },
    validate,
    onSubmit: async (passwords): Promise<void> => {
      const data = { token, ...passwords }
      // Form-level errors concern the password, e.g. if it matches the old one.
      const target = { form, fields, fieldToFocus: 'password' as const }
      if (kind === 'init') {
        const result = await sender.send(initPassword, data, target)
        if (result.ok) onAccepted({ login: result.value })
        else if (result.fieldErrors.token) onTokenRejected()
        return
      }
      const result = await sender.send(resetPassword, data, target)
      if (result.ok) {
        const { logged_in_as: loggedInAs, logged_in_is_owner: isOwner } = result.value
        onAccepted({ loggedIn: { loggedInAs, isOwner } })
      } else if (result.fieldErrors.token) onTokenRejected()
    },
  })
  return form
}
