import { checkPhone, sendSms } from '../../src/api/calls/captcha.ts'
import { findAccount, findResettable } from '../accounts/find-account.ts'
import { requirePhone } from '../accounts/phones.ts'
import { readSentPhone } from '../accounts/read-phone.ts'
import { refusePhoneTaken, refuseWhileClosed } from '../accounts/registration.ts'
import { sendPhoneCode } from '../codes/send-phone-code.ts'
import { type CallRoute, Refusal, route } from '../http/routes.ts'
import { countExistenceCheck } from '../login/existence-checks.ts'

export const smsRoutes: CallRoute[] = [
  route(sendSms, (visit, { phone, message_type: messageType, scene, ...extras }) => {
    const to = requirePhone(visit, phone)
    if (to instanceof Refusal) return to
    const isKnown = findAccount(visit.state, to) !== undefined
    // A code would be useless while registration is closed.
    const closed = scene === 'register' ? refuseWhileClosed(visit) : undefined
    if (closed) return closed
    if (scene === 'register' && isKnown) return refusePhoneTaken(visit)
    // Password recovery must not reveal whether the phone has an account.
    const isSilent = scene === 'forgot_password_by_phone' && findResettable(visit.state, to) === undefined
    return sendPhoneCode(visit, { purpose: scene, to, messageType, scene, extras, isSilent }) ?? {}
  }),
  route(checkPhone, (visit, data) => {
    const phone = readSentPhone(data.phone)
    const answer = { registered: phone !== undefined && findAccount(visit.state, phone) !== undefined }
    return countExistenceCheck(visit) ?? answer
  }),
]
