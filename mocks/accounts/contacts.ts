import type { MessageType } from '../../src/api/schemas/fields.ts'
import { emailCodeLength } from '../../src/rules/limits.ts'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import type { CaptchaExtras } from '../captcha/gate.ts'
import type { CodePurpose } from '../codes/code-purpose.ts'
import { sendCode } from '../codes/codes.ts'
import { sendPhoneCode } from '../codes/send-phone-code.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type MemberVisit, Refusal, refuse } from '../http/routes.ts'
import { judgeEmail } from './emails.ts'
import { findAccount } from './find-account.ts'
import { judgePhone } from './phones.ts'

/** How an account is reached, and logged in by. */
export type Contact = 'phone' | 'email'

type Reachable = { phone?: string; email?: string }

/** How long a proved contact counts. */
const proofLife = 10 * 60_000

/** Phone and email as a screen may show them (VAL-09, VAL-10). */
export function maskUser({ phone, email }: Reachable): Reachable {
  return {
    phone: phone === undefined ? undefined : maskPhone(phone),
    email: email === undefined ? undefined : maskEmail(email),
  }
}

/** Whether nothing has to be proved before a contact is changed: there is none yet, or it was proved a moment ago. */
export function isContactProved({ state, session, account }: MemberVisit, contact: Contact): boolean {
  return account[contact] === undefined || state.clock.now() <= (session.provedUntil[contact] ?? 0)
}

/** Notes that the current phone or email was proved in this session. */
export function noteProof({ state, session }: MemberVisit, contact: Contact): void {
  session.provedUntil[contact] = state.clock.now() + proofLife
}

/** A new phone or email that may take the place of the current one; refuses whoever has not proved that one before. */
export function judgeNewContact(visit: MemberVisit, contact: Contact, sent: string): string | Refusal {
  const { state, account, words } = visit
  const texts = words.contacts[contact]
  if (!isContactProved(visit, contact))
    return refuse({ error_code: errorCodes.contactNotProved.code, error_msg: texts.notProved })
  const next = contact === 'phone' ? judgePhone(visit, sent) : judgeEmail(visit, sent)
  if (next instanceof Refusal) return next
  if (next === account[contact])
    return refuse({ field: contact, error_code: errorCodes.sameContact.code, error_msg: texts.sameAsBefore })
  if (findAccount(state, next))
    return refuse({ field: contact, error_code: errorCodes.contactTaken.code, error_msg: texts.taken })
  return next
}

type Sending = { purpose: CodePurpose; to: string; messageType?: MessageType; extras: CaptchaExtras }

/** Sends a code to a phone or an email, past a captcha where one is due; one scene serves both. */
export function sendContactCode(visit: MemberVisit, contact: Contact, sending: Sending): Refusal | undefined {
  const { purpose, to, messageType = 'txt', extras } = sending
  const scene = 'modify_phone'
  if (contact === 'phone') return sendPhoneCode(visit, { purpose, to, messageType, scene, extras })
  return sendCode(visit, { purpose, to, channel: 'email', length: emailCodeLength }, { scene, extras })
}
