import { becomeReferral } from '../../src/api/calls/referral.ts'
import { findFormErrors } from '../accounts/form-errors.ts'
import { judgePhone } from '../accounts/phones.ts'
import { demandCaptcha } from '../captcha/gate.ts'
import { isSendSuspicious, takeCode } from '../codes/codes.ts'
import { type CallRoute, Refusal, refuse, route } from '../http/routes.ts'

const appliedAlready = 1700001

/** Applying to become a referral partner (SCR-17). */
export const referralRoutes: CallRoute[] = [
  route(becomeReferral, (visit, data) => {
    const { state, words } = visit
    const { name, company_name, email, sms_captcha: typed } = data
    const phone = judgePhone(visit, data.phone)
    if (phone instanceof Refusal) return phone
    const errors = findFormErrors(visit, { name, company_name, email })
    if (errors.length > 0) return refuse(...errors)
    const obstacle = isSendSuspicious(visit) ? demandCaptcha(visit, 'become_referral', data) : undefined
    const refusal = obstacle ?? takeCode(visit, { purpose: 'become_referral', to: phone, typed, field: 'sms_captcha' })
    if (refusal) return refusal
    // Only whoever holds the phone learns whether it has applied.
    if (state.referrals.has(phone))
      return refuse({ field: 'phone', error_code: appliedAlready, error_msg: words.registration.appliedAlready })
    state.referrals.add(phone)
    return {}
  }),
]
