import { passwordMaxLength } from '../../src/rules/limits.ts'
import { validatePassword } from '../../src/rules/password.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

const badPassword = 1200001
const notRepeated = 1200002

/** Judges a newly chosen password by the page's policy, as it was sent: trimmed (VAL-02 to VAL-05). */
export function judgeNewPassword(
  { state, words }: Pick<Visit, 'state' | 'words'>,
  data: { password: string; password_confirmation?: string },
): Refusal | undefined {
  const { password_length_min: minLength, password_require_capital, password_require_special } = state.settings
  const policy = { minLength, requireCapital: password_require_capital, requireSpecial: password_require_special }
  const [issue] = validatePassword(data.password, policy)
  if (issue !== undefined) {
    const message = words.codes.passwordIssues[issue](minLength, passwordMaxLength)
    return refuse({ field: 'password', error_code: badPassword, error_msg: message })
  }
  const { password_confirmation: confirmation = data.password } = data
  if (confirmation === data.password) return undefined
  return refuse({ field: 'password_confirmation', error_code: notRepeated, error_msg: words.codes.passwordNotRepeated })
}
