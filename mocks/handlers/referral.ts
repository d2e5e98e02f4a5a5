import { becomeReferral } from '../../src/api/calls/referral.ts'
import { normalizeContact } from '../accounts/read-contact.ts'
import { requireCaptchaToSend } from '../captcha/gate.ts'
import { checkCode, consumeCode } from '../codes/codes.ts'
import { type CallRoute, reject, route } from '../http/routes.ts'

/** The call to apply to become a referral partner (SCR-17). */
export const referralRoutes: CallRoute[] = [
  route(becomeReferral, (visit, data) => {
    const { state, messages } = visit
    const phone = normalizeContact(data.phone)
    const code = { purpose: 'become_referral', to: phone, typedCode: data.sms_captcha, field: 'sms_captcha' } as const
    const rejection = checkCode(visit, code)
    if (rejection) return rejection
    // Check this after the code, so that only the phone number's owner can learn that an application exists.
    if (state.referralApplicantPhones.has(phone))
      return reject('alreadyApplied', messages.registration.alreadyApplied, 'phone')
    // Check the captcha last, so that other errors do not waste a solved captcha.
    const captchaRejection = requireCaptchaToSend(visit, 'become_referral', data)
    if (captchaRejection) return captchaRejection
    consumeCode(visit, code)
    state.referralApplicantPhones.add(phone)
    return {}
  }),
]
