import type { MessageType } from '../../src/api/shapes/fields.ts'
import { emailCodeLength } from '../../src/rules/limits.ts'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import type { CaptchaExtras } from '../captcha/gate.ts'
import { sendCode } from '../codes/codes.ts'
import { sendPhoneCode } from '../codes/send-phone-code.ts'
import { type MemberVisit, type Rejection, reject } from '../http/routes.ts'
import type { CodePurpose } from '../model.ts'
import { findAccount } from './find-account.ts'
import { normalizeContact } from './read-contact.ts'

export type Contact = 'phone' | 'email'

type ContactDetails = { phone?: string; email?: string }

/** How long a phone number or email address stays verified, in ms. */
const verificationLifetimeMs = 10 * 60_000

/** Masks a phone number and an email for display (VAL-09, VAL-10). */
export function maskUser({ phone, email }: ContactDetails): ContactDetails {
  return {
    phone: phone === undefined ? undefined : maskPhone(phone),
    email: email === undefined ? undefined : maskEmail(email),
  }
}

/** Returns whether the user has recently verified the current phone number or email, or the account has none yet. */
export function isContactVerified({ state, session, account }: MemberVisit, contact: Contact): boolean {
  return account[contact] === undefined || state.clock.now() <= (session.contactsVerifiedUntil[contact] ?? 0)
}

/** Records that the user has verified the current phone number or email in this session. */
export function recordVerification({ state, session }: MemberVisit, contact: Contact): void {
  session.contactsVerifiedUntil[contact] = state.clock.now() + verificationLifetimeMs
}

/** Normalizes a new phone number or email. Rejects it if it is unchanged or taken, or the current one is unverified. */
export function checkNewContact(visit: MemberVisit, contact: Contact, submittedContact: string): string | Rejection {
  const { state, account } = visit
  const messages = visit.messages.contacts[contact]
  if (!isContactVerified(visit, contact)) return reject('contactNotVerified', messages.notVerified)
  const newContact = normalizeContact(submittedContact)
  if (newContact === account[contact]) return reject('sameContact', messages.unchanged, contact)
  if (findAccount(state, newContact)) return reject('contactTaken', messages.taken, contact)
  return newContact
}

type ContactCode = { purpose: CodePurpose; to: string; messageType?: MessageType; extras: CaptchaExtras }

/** Sends a code to a phone number or email if the send limits allow it, after checking a captcha if one is required. */
export function sendContactCode(visit: MemberVisit, contact: Contact, code: ContactCode): Rejection | undefined {
  const { purpose, to, messageType = 'txt', extras } = code
  const scene = 'modify_phone'
  if (contact === 'phone') return sendPhoneCode(visit, { purpose, to, messageType, scene, extras })
  return sendCode(visit, { purpose, to, channel: 'email', length: emailCodeLength }, { scene, extras })
}
