import type { LoginAnswer } from '../../api/schemas/login.ts'
import { useForm } from '../form/index.ts'
import { useNewPassword } from '../new-password/index.tsx'
import { useSend } from '../send/index.ts'

const loadCalls = () => import('../../api/calls/password.ts')

export type ChoosePasswordOptions = {
  /** Of a mail's link, or of a phone that was proved a moment ago. */
  token: string
  /** `reset`: in place of another password; `init`: somebody's first, which logs them in. */
  kind: 'reset' | 'init'
  /** The answer is a login's where the password was the first. */
  onAccepted: (login?: LoginAnswer) => void
  /** The token is used, over or unknown. */
  onTokenRefused: () => void
}

/** The fields, and `token`, for which the flow has a screen of its own. */
const fields = ['password', 'password_confirmation', 'token'] as const

/** The form that chooses a password by a token (SCR-05, SCR-20): judged in the page first, then by the server. */
export function useChoosePassword({ token, kind, onAccepted, onTokenRefused }: ChoosePasswordOptions) {
  const { validate } = useNewPassword()
  const sender = useSend()
  const form = useForm({
    id: 'choose-password',
    initialValues: { password: '', password_confirmation: '' },
    validate,
    onSubmit: async (passwords): Promise<void> => {
      const data = { token, ...passwords }
      // A refusal beside the button is about the password, such as one that is the same as before.
      const place = { form, fields, focused: 'password' as const }
      const result =
        kind === 'init'
          ? await sender.send(() => loadCalls().then(({ initPassword }) => initPassword), data, place)
          : await sender.send(() => loadCalls().then(({ resetPassword }) => resetPassword), data, place)
      if (result.ok) onAccepted(kind === 'init' ? result.value : undefined)
      else if (result.fieldErrors.token) onTokenRefused()
    },
  })
  return form
}
