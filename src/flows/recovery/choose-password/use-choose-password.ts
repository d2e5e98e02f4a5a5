import { initPassword, resetPassword } from '../../../api/calls/password.ts'
import type { LoginAnswer } from '../../../api/shapes/login.ts'
import { useForm } from '../../../kit/form/index.ts'
import type { LoggedIn } from '../../../rules/link-user.ts'
import { useNewPassword } from '../../../widgets/new-password/index.tsx'
import { useSend } from '../../../widgets/send/index.ts'

/** How it went: the first password logs the user in, any other leaves whoever is logged in as they are. */
export type Accepted = { login: LoginAnswer } | { loggedIn: LoggedIn }

export type ChoosePasswordOptions = {
  /** From an email link, or from a phone that was just verified. */
  token: string
  /** `reset`: replaces a password; `init`: sets the user's first one, which logs them in. */
  kind: 'reset' | 'init'
  onAccepted: (accepted: Accepted) => void
  /** The token is used, expired or unknown. */
  onTokenRefused: () => void
}

/** The fields, plus `token`, whose errors have a screen of their own. */
const fields = ['password', 'password_confirmation', 'token'] as const

/** The form that sets a password with a token (SCR-05, SCR-20), validated on the page first, then by the server. */
export function useChoosePassword({ token, kind, onAccepted, onTokenRefused }: ChoosePasswordOptions) {
  const { validate } = useNewPassword()
  const sender = useSend()
  const form = useForm({
    id: 'choose-password',
    initialValues: { password: '', password_confirmation: '' },
    validate,
    onSubmit: async (passwords): Promise<void> => {
      const data = { token, ...passwords }
      // A form-level refusal is about the password, such as when it equals the old one.
      const place = { form, fields, focused: 'password' as const }
      if (kind === 'init') {
        const result = await sender.send(initPassword, data, place)
        if (result.ok) onAccepted({ login: result.value })
        else if (result.fieldErrors.token) onTokenRefused()
        return
      }
      const result = await sender.send(resetPassword, data, place)
      if (result.ok) {
        const { logged_in_as: loggedInAs, logged_in_is_owner: isOwner } = result.value
        onAccepted({ loggedIn: { loggedInAs, isOwner } })
      } else if (result.fieldErrors.token) onTokenRefused()
    },
  })
  return form
}
