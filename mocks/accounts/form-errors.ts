import { errorOf } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import { readSentEmail, readSentPhone } from './read-contact.ts'
import { emailWrong, phoneWrong } from './require-contact.ts'

/** The personal details of a form; an undefined field is not part of it. */
type Form = { phone?: string; name: string; company_name?: string; email?: string }

/** Returns one error for each invalid field (VAL-01, VAL-08). */
export function findFormErrors(visit: Pick<Visit, 'words'>, form: Form): WireError[] {
  const { words } = visit
  const { registration: texts } = words
  const { phone, name, company_name, email } = form
  const errors: WireError[] = []
  if (phone !== undefined && readSentPhone(phone) === undefined) errors.push(phoneWrong(visit))
  if (name.trim() === '') errors.push(errorOf('nameMissing', texts.nameMissing, 'name'))
  if (company_name?.trim() === '') errors.push(errorOf('companyMissing', texts.companyMissing, 'company_name'))
  if (email !== undefined && readSentEmail(email) === undefined) errors.push(emailWrong(visit))
  return errors
}
