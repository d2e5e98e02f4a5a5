import type { register } from '../../src/api/calls/register.ts'
import type { RequestOf } from '../../src/api/define-call.ts'
import { takeCode } from '../codes/codes.ts'
import { Refusal, refuse } from '../http/routes.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import { findAccount } from '../login/login-attempts.ts'
import type { Account, Registration, ThirdBind } from '../model.ts'
import { findCoupon } from './coupons.ts'
import { readSentEmail } from './emails.ts'
import { findFormErrors } from './form-errors.ts'
import { openAccount } from './new-account.ts'
import { judgeNewPassword } from './password-rules.ts'
import { judgePhone } from './phones.ts'

const closed = 1500001
const phoneTaken = 1500006
const emailTaken = 1500007
const couponRefused = 1500008

type RegistrationData = RequestOf<typeof register>

/** What a kind of registration brings beside the form. */
export type RegistrationExtras = { needsCompany?: boolean; registration?: Registration; bind?: ThirdBind }

/** Refuses new accounts where the settings take none. */
export function refuseWhileClosed({ state, words }: Pick<Visit, 'state' | 'words'>): Refusal | undefined {
  if (state.settings.register_enabled) return undefined
  return refuse({ error_code: closed, error_msg: words.registration.closed })
}

/** Refuses a phone that has an account already. */
export function refusePhoneTaken({ words }: Pick<Visit, 'words'>): Refusal {
  return refuse({ field: 'phone', error_code: phoneTaken, error_msg: words.registration.phoneTaken })
}

/** A field that may be left out, or left empty. */
function given(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

function findErrors(visit: PageVisit, data: RegistrationData, needsCompany: boolean): WireError[] {
  const { state, words } = visit
  const email = given(data.email)
  const company = needsCompany ? (data.company_name ?? '') : undefined
  const errors = findFormErrors(visit, { name: data.name, company_name: company, email })
  const address = email === undefined ? undefined : readSentEmail(email)
  if (address !== undefined && findAccount(state, address))
    errors.push({ field: 'email', error_code: emailTaken, error_msg: words.registration.emailTaken })
  const code = given(data.coupon)
  const coupon = code === undefined ? undefined : findCoupon(code)
  if (code !== undefined && !coupon)
    errors.push({ field: 'coupon', error_code: couponRefused, error_msg: words.registration.couponUnknown })
  if (coupon?.isExpired)
    errors.push({ field: 'coupon', error_code: couponRefused, error_msg: words.registration.couponExpired })
  return errors
}

/**
 * Opens the account of a registration (SCR-02 to SCR-04, SCR-18, SCR-19). Whoever names a company becomes the first member
 * of its enterprise. The code comes last, so that it is not used up while something else is wrong.
 */
export function takeRegistration(
  visit: PageVisit,
  data: RegistrationData,
  extras: RegistrationExtras,
): Account | Refusal {
  const { state } = visit
  const { needsCompany = false, registration, bind } = extras
  const phone = judgePhone(visit, data.phone)
  if (phone instanceof Refusal) return phone
  if (findAccount(state, phone)) return refusePhoneTaken(visit)
  const errors = findErrors(visit, data, needsCompany)
  if (errors.length > 0) return refuse(...errors)
  const refusal =
    judgeNewPassword(visit, data) ??
    takeCode(visit, { purpose: 'register', to: phone, typed: data.sms_captcha, field: 'sms_captcha' })
  if (refusal) return refusal
  const company = given(data.company_name)
  const coupon = findCoupon(data.coupon ?? '')?.code
  return openAccount(state, {
    title: data.name.trim(),
    phone,
    email: readSentEmail(data.email ?? ''),
    password: data.password,
    enterprise: company === undefined ? undefined : { name: company, status: 'active' },
    registration: { ...registration, coupon },
    thirds: bind && [bind],
  })
}
