import { isEmail, readEmail } from '../../src/rules/email.ts'
import type { Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'

/** What every form asks about people; what is undefined is not asked for. */
type Form = { name: string; company_name?: string; email?: string }

const nameMissing = 1500003
const companyMissing = 1500004
/** The error of what is no email. */
export const emailWrong = 1500005

/** What is wrong with the names and the email of a form, each error under its field (VAL-01). */
export function findFormErrors({ words }: Pick<Visit, 'words'>, { name, company_name, email }: Form): WireError[] {
  const { registration: texts } = words
  const errors: WireError[] = []
  if (name.trim() === '') errors.push({ field: 'name', error_code: nameMissing, error_msg: texts.nameMissing })
  if (company_name?.trim() === '')
    errors.push({ field: 'company_name', error_code: companyMissing, error_msg: texts.companyMissing })
  if (email !== undefined && !isEmail(readEmail(email)))
    errors.push({ field: 'email', error_code: emailWrong, error_msg: texts.emailWrong })
  return errors
}
