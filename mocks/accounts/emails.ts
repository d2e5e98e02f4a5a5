import { isEmail, readEmail } from '../../src/rules/email.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** Normalizes an email for storage; `undefined` if it is not one (VAL-01). */
export function readSentEmail(sent: string): string | undefined {
  const email = readEmail(sent).toLowerCase()
  return isEmail(email) ? email : undefined
}

/** Like `readSentEmail`, or refuses the field `email`. */
export function requireEmail({ words }: Pick<Visit, 'words'>, sent: string): string | Refusal {
  return readSentEmail(sent) ?? refuse('emailWrong', words.contacts.email.wrong, 'email')
}
