import type { MessageType } from '../../src/api/shapes/fields.ts'
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

/** How an account is contacted and logged in to. */
export type Contact = 'phone' | 'email'

type Reachable = { phone?: string; email?: string }

/** How long a contact stays verified, in ms. */
const proofLife = 10 * 60_000

/** Phone and email, masked for display (VAL-09, VAL-10). */
export function maskUser({ phone, email }: Reachable): Reachable {
  return {
    phone: phone === undefined ? undefined : maskPhone(phone),
    email: email === undefined ? undefined : maskEmail(email),
  }
}

/** Whether a contact may be changed without verification: there is none yet, or it was verified a moment ago. */
export function isContactProved({ state, session, account }: MemberVisit, contact: Contact): boolean {
  return account[contact] === undefined || state.clock.now() <= (session.provedUntil[contact] ?? 0)
}

/** Records that the current phone or email was verified in this session. */
export function noteProof({ state, session }: MemberVisit, contact: Contact): void {
  session.provedUntil[contact] = state.clock.now() + proofLife
}

/** Validates a new phone or email; refuses it if the current one has not been verified. */
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

/** Sends a code to a phone or email, demanding a captcha when one is due; both use the same scene. */
export function sendContactCode(visit: MemberVisit, contact: Contact, sending: Sending): Refusal | undefined {
  const { purpose, to, messageType = 'txt', extras } = sending
  const scene = 'modify_phone'
  if (contact === 'phone') return sendPhoneCode(visit, { purpose, to, messageType, scene, extras })
  return sendCode(visit, { purpose, to, channel: 'email', length: emailCodeLength }, { scene, extras })
}
