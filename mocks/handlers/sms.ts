import { checkPhone, sendSms } from '../../src/api/calls/captcha.ts'
import { judgePhone, readSentPhone } from '../accounts/phones.ts'
import { refusePhoneTaken } from '../accounts/registration.ts'
import { sendPhoneCode } from '../codes/send-phone-code.ts'
import { type CallRoute, Refusal, route } from '../http/routes.ts'
import { findAccount } from '../login/login-attempts.ts'

/** Codes to phones, and whether a phone has an account. */
export const smsRoutes: CallRoute[] = [
  route(sendSms, (visit, { phone, message_type: messageType, scene, ...extras }) => {
    const to = judgePhone(visit, phone)
    if (to instanceof Refusal) return to
    const isKnown = findAccount(visit.state, to) !== undefined
    if (scene === 'register' && isKnown) return refusePhoneTaken(visit)
    // Who forgot a password is not told whether the phone has an account.
    const isSilent = scene === 'forgot_password_by_phone' && !isKnown
    return sendPhoneCode(visit, { purpose: scene, to, messageType, scene, extras, isSilent }) ?? {}
  }),
  route(checkPhone, ({ state }, data) => {
    const phone = readSentPhone(data.phone)
    return { registered: phone !== undefined && findAccount(state, phone) !== undefined }
  }),
]
