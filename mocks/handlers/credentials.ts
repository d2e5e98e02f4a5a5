import {
  getLogin,
  preVerifyEmail,
  preVerifyPhone,
  updateEmail,
  updatePhone,
  verifyEmail,
  verifyPhone,
} from '../../src/api/calls/credentials.ts'
import type { MessageType } from '../../src/api/shapes/fields.ts'
import {
  type Contact,
  checkNewContact,
  isContactVerified,
  maskUser,
  recordVerification,
  sendContactCode,
} from '../accounts/contacts.ts'
import { redeemCode } from '../codes/codes.ts'
import { invalidatePasswordLinks } from '../codes/tickets.ts'
import { errorExamples } from '../faults/error-examples.ts'
import { createRejection } from '../faults/error-responses.ts'
import { type CallRoute, type MemberVisit, memberRoute, Rejection } from '../http/routes.ts'
import type { Account } from '../model.ts'

const codeField = { phone: 'sms_captcha', email: 'email_captcha' } as const

type UserResponse = { user: { phone?: string; email?: string } }
type CodeInput = { typedCode?: string; messageType?: MessageType; pic_captcha?: string; captcha_request_id?: string }

/** Sends a code to the current phone number or email address, or checks the typed code. */
function verifyCurrentContact(
  visit: MemberVisit,
  contact: Contact,
  { typedCode, messageType, ...extras }: CodeInput,
): UserResponse | Rejection {
  const { account } = visit
  const to = account[contact]
  if (to === undefined || isContactVerified(visit, contact))
    return createRejection(errorExamples['already-verified'], visit)
  const purpose = `current_${contact}` as const
  const rejection =
    typedCode === undefined
      ? sendContactCode(visit, contact, { purpose, to, messageType, extras })
      : redeemCode(visit, { purpose, to, typedCode, field: codeField[contact] })
  if (rejection) return rejection
  if (typedCode !== undefined) recordVerification(visit, contact)
  return { user: maskUser(account) }
}

function startChange(
  visit: MemberVisit,
  contact: Contact,
  { submittedContact, messageType, ...extras }: CodeInput & { submittedContact: string },
): object | Rejection {
  const to = checkNewContact(visit, contact, submittedContact)
  if (to instanceof Rejection) return to
  return sendContactCode(visit, contact, { purpose: `new_${contact}`, to, messageType, extras }) ?? {}
}

/** Switches two-step codes to the new phone number if they were sent to the previous one. */
function updateTwoStepPhone({ twoStep }: Account, previousPhone: string | undefined, newPhone: string): void {
  if (twoStep?.method === 'sms' && twoStep.phone === previousPhone) twoStep.phone = newPhone
}

function changeContact(
  visit: MemberVisit,
  contact: Contact,
  submittedContact: string,
  typedCode: string,
): UserResponse | Rejection {
  const { state, account, session } = visit
  const to = checkNewContact(visit, contact, submittedContact)
  if (to instanceof Rejection) return to
  const rejection = redeemCode(visit, { purpose: `new_${contact}`, to, typedCode, field: codeField[contact] })
  if (rejection) return rejection
  const previousContact = account[contact]
  account[contact] = to
  session.contactsVerifiedUntil[contact] = undefined
  if (contact === 'phone') updateTwoStepPhone(account, previousContact, to)
  // Otherwise, password links obtained with the previous phone number or email would still give access to the account.
  invalidatePasswordLinks(state, account)
  return { user: { phone: account.phone, email: account.email } }
}

/** The calls to get the current user, and to change the user's phone number or email address (SCR-13, SCR-14). */
export const credentialRoutes: CallRoute[] = [
  memberRoute(getLogin, ({ account: { phone, email } }) => ({ user: { phone, email } })),
  memberRoute(preVerifyPhone, (visit, { sms_captcha: typedCode, message_type: messageType, ...extras }) =>
    verifyCurrentContact(visit, 'phone', { typedCode, messageType, ...extras }),
  ),
  memberRoute(preVerifyEmail, (visit, { email_captcha: typedCode, ...extras }) =>
    verifyCurrentContact(visit, 'email', { typedCode, ...extras }),
  ),
  memberRoute(verifyPhone, (visit, { phone: submittedContact, message_type: messageType, ...extras }) =>
    startChange(visit, 'phone', { submittedContact, messageType, ...extras }),
  ),
  memberRoute(verifyEmail, (visit, { email: submittedContact, ...extras }) =>
    startChange(visit, 'email', { submittedContact, ...extras }),
  ),
  memberRoute(updatePhone, (visit, data) => changeContact(visit, 'phone', data.phone, data.sms_captcha)),
  memberRoute(updateEmail, (visit, data) => changeContact(visit, 'email', data.email, data.email_captcha)),
]
