import { errorOf, type Refusal, refuseAll } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import { readSentEmail, readSentPhone } from './read-contact.ts'

export function phoneWrong({ words }: Pick<Visit, 'words'>): WireError {
  return errorOf('phoneWrong', words.contacts.phone.wrong, 'phone')
}

export function emailWrong({ words }: Pick<Visit, 'words'>): WireError {
  return errorOf('emailWrong', words.contacts.email.wrong, 'email')
}

/** Like `readSentPhone`, but refuses the field `phone` if it is invalid. */
export function requirePhone(visit: Pick<Visit, 'words'>, sent: string): string | Refusal {
  return readSentPhone(sent) ?? refuseAll([phoneWrong(visit)])
}

/** Like `readSentEmail`, but refuses the field `email` if it is invalid. */
export function requireEmail(visit: Pick<Visit, 'words'>, sent: string): string | Refusal {
  return readSentEmail(sent) ?? refuseAll([emailWrong(visit)])
}
