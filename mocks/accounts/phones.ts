import { errorOf, type Refusal, refuseAll } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import { readSentPhone } from './read-phone.ts'

export function phoneWrong({ words }: Pick<Visit, 'words'>): WireError {
  return errorOf('phoneWrong', words.contacts.phone.wrong, 'phone')
}

/** Like `readSentPhone`, or refuses the field `phone`. */
export function requirePhone(visit: Pick<Visit, 'words'>, sent: string): string | Refusal {
  return readSentPhone(sent) ?? refuseAll([phoneWrong(visit)])
}
