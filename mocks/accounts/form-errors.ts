import { isEmail, readEmail } from '../../src/rules/email.ts'
import { errorCodes } from '../http/error-codes.ts'
import type { Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import { phoneWrong } from './phones.ts'
import { readSentPhone } from './read-phone.ts'

/** The personal details of a form; an undefined field is not part of it. */
type Form = { phone?: string; name: string; company_name?: string; email?: string }

/** Returns one error for each invalid field (VAL-01, VAL-08). */
export function findFormErrors(visit: Pick<Visit, 'words'>, form: Form): WireError[] {
  const { words } = visit
  const { registration: texts } = words
  const { phone, name, company_name, email } = form
  const errors: WireError[] = []
  if (phone !== undefined && readSentPhone(phone) === undefined) errors.push(phoneWrong(visit))
  if (name.trim() === '')
    errors.push({ field: 'name', error_code: errorCodes.nameMissing.code, error_msg: texts.nameMissing })
  if (company_name?.trim() === '')
    errors.push({ field: 'company_name', error_code: errorCodes.companyMissing.code, error_msg: texts.companyMissing })
  if (email !== undefined && !isEmail(readEmail(email)))
    errors.push({ field: 'email', error_code: errorCodes.emailWrong.code, error_msg: words.contacts.email.wrong })
  return errors
}
