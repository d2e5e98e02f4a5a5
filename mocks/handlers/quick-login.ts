import { quickLogin, sendQuickLoginCode } from '../../src/api/calls/quick-login.ts'
import { maskPhone } from '../../src/rules/mask.ts'
import { findAccount } from '../accounts/find-account.ts'
import { createAccount } from '../accounts/new-account.ts'
import { normalizeContact } from '../accounts/read-contact.ts'
import { rejectIfRegistrationClosed } from '../accounts/registration.ts'
import { redeemCode } from '../codes/codes.ts'
import { sendPhoneCode } from '../codes/send-phone-code.ts'
import { type CallRoute, route } from '../http/routes.ts'
import { admit } from '../login/log-in.ts'

/** The calls to log in with an SMS code (SCR-01). A new phone number gets an account if registration is open. */
export const quickLoginRoutes: CallRoute[] = [
  route(sendQuickLoginCode, (visit, { phone, message_type: messageType, ...extras }) => {
    return (
      sendPhoneCode(visit, { purpose: 'login', to: normalizeContact(phone), messageType, scene: 'login', extras }) ?? {}
    )
  }),
  route(quickLogin, (visit, { phone: submittedPhone, sms_captcha: typedCode, redirect }) => {
    const phone = normalizeContact(submittedPhone)
    const rejection = redeemCode(visit, { purpose: 'login', to: phone, typedCode, field: 'sms_captcha' })
    if (rejection) return rejection
    const existingAccount = findAccount(visit.state, phone)
    const closedRejection = existingAccount ? undefined : rejectIfRegistrationClosed(visit)
    if (closedRejection) return closedRejection
    const account = existingAccount ?? createAccount(visit.state, { title: maskPhone(phone), phone })
    return admit(visit, account, { type: 'web', redirect })
  }),
]
