import { isEmail, readEmail } from '../../src/rules/email.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** Normalises an email for storage; `undefined` if the text is not an email (VAL-01). */
export function readSentEmail(sent: string): string | undefined {
  const email = readEmail(sent).toLowerCase()
  return isEmail(email) ? email : undefined
}

/** Like `readSentEmail`, with a refusal on the field `email`. */
export function judgeEmail({ words }: Pick<Visit, 'words'>, sent: string): string | Refusal {
  const error = { field: 'email', error_code: errorCodes.emailWrong.code, error_msg: words.contacts.email.wrong }
  return readSentEmail(sent) ?? refuse(error)
}
