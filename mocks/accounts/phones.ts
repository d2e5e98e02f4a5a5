import { isPhone, parsePhoneValue, phoneValue } from '../../src/rules/phone.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'

/** A phone in the one form in which it is kept (VAL-07); nothing where the text can be none (VAL-08). */
export function readSentPhone(sent: string): string | undefined {
  const phone = parsePhoneValue(sent)
  return isPhone(phone) ? phoneValue(phone) : undefined
}

/** As `readSentPhone`, with a refusal under the field `phone`. */
export function judgePhone({ words }: Pick<Visit, 'words'>, sent: string): string | Refusal {
  const error = { field: 'phone', error_code: 1400002, error_msg: words.registration.phoneWrong }
  return readSentPhone(sent) ?? refuse(error)
}
