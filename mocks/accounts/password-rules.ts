import { passwordMaxLength } from '../../src/rules/limits.ts'
import { choosePasswordHint, validatePassword } from '../../src/rules/password.ts'
import type { ResponseError } from '../http/responses.ts'
import { createError, type Rejection, rejectAll } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

type NewPassword = { password: string; password_confirmation?: string }

/** Checks that a new password follows the policy in the settings and matches its confirmation (VAL-02 to VAL-06). */
export function findPasswordErrors(
  { state, messages }: Pick<Visit, 'state' | 'messages'>,
  { password, password_confirmation: confirmation = password }: NewPassword,
): ResponseError[] {
  const { password_length_min: minLength, password_require_capital, password_require_special } = state.settings
  const policy = { minLength, requireCapital: password_require_capital, requireSpecial: password_require_special }
  const { passwordHints, passwordIssues, passwordMismatch } = messages.recovery
  const errors: ResponseError[] = []
  const [issue] = validatePassword(password, policy)
  if (issue !== undefined) {
    const hint = passwordHints[choosePasswordHint(policy)](minLength, passwordMaxLength)
    const message = issue === 'combination' ? hint : passwordIssues[issue]
    errors.push(createError('badPassword', message, 'password'))
  }
  if (confirmation !== password) {
    errors.push(createError('passwordNotRepeated', passwordMismatch, 'password_confirmation'))
  }
  return errors
}

export function checkNewPassword(visit: Pick<Visit, 'state' | 'messages'>, data: NewPassword): Rejection | undefined {
  const errors = findPasswordErrors(visit, data)
  return errors.length > 0 ? rejectAll(errors) : undefined
}
