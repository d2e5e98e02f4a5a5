import { errorCodes } from '../http/error-codes.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import { readSentPhone } from './read-phone.ts'

export function phoneWrong({ words }: Pick<Visit, 'words'>): WireError {
  return { field: 'phone', error_code: errorCodes.phoneWrong.code, error_msg: words.contacts.phone.wrong }
}

/** Like `readSentPhone`, or refuses the field `phone`. */
export function requirePhone(visit: Pick<Visit, 'words'>, sent: string): string | Refusal {
  return readSentPhone(sent) ?? refuse(phoneWrong(visit))
}
