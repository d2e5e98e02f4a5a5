import type { RequestOf } from '../../src/api/call.ts'
import type { register } from '../../src/api/calls/register.ts'
import { takeCode } from '../codes/codes.ts'
import { errorOf, type Refusal, refuse, refuseAll } from '../http/routes.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import type { WireError } from '../http/wire.ts'
import type { Account, Registration } from '../model.ts'
import { findCoupon } from './coupons.ts'
import { findAccount } from './find-account.ts'
import { findFormErrors } from './form-errors.ts'
import { openAccount } from './new-account.ts'
import { findPasswordErrors } from './password-rules.ts'
import { readSentEmail, readSentPhone } from './read-contact.ts'

type RegistrationData = RequestOf<typeof register>

export type RegistrationExtras = { needsCompany?: boolean; registration?: Registration }

export function refuseWhileClosed({ state, words }: Pick<Visit, 'state' | 'words'>): Refusal | undefined {
  if (state.settings.register_enabled) return undefined
  return refuse('registrationClosed', words.registration.closed)
}

export function refusePhoneTaken(visit: Pick<Visit, 'words'>): Refusal {
  return refuseAll([phoneTaken(visit)])
}

function nonEmpty(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

function phoneTaken({ words }: Pick<Visit, 'words'>): WireError {
  return errorOf('phoneTaken', words.registration.phoneTaken, 'phone')
}

function findCouponErrors({ words }: PageVisit, typed: string | undefined): WireError[] {
  const code = nonEmpty(typed)
  const coupon = code === undefined ? undefined : findCoupon(code)
  if (code === undefined || (coupon && !coupon.isExpired)) return []
  const { couponExpired, couponUnknown } = words.registration
  const message = coupon ? couponExpired : couponUnknown
  return [errorOf('couponRefused', message, 'coupon')]
}

/** Collects every error of the form, so that all can be fixed at once. */
function findErrors(visit: PageVisit, data: RegistrationData, needsCompany: boolean): WireError[] {
  const { state, words } = visit
  const { phone, name } = data
  const email = nonEmpty(data.email)
  const company = needsCompany ? (data.company_name ?? '') : undefined
  const errors = findFormErrors(visit, { phone, name, company_name: company, email })
  const number = readSentPhone(phone)
  if (number !== undefined && findAccount(state, number)) errors.push(phoneTaken(visit))
  const address = email === undefined ? undefined : readSentEmail(email)
  if (address !== undefined && findAccount(state, address))
    errors.push(errorOf('emailTaken', words.registration.emailTaken, 'email'))
  return [...errors, ...findCouponErrors(visit, data.coupon), ...findPasswordErrors(visit, data)]
}

/**
 * Creates the account of a registration (SCR-02 to SCR-04, SCR-18, SCR-19). Naming a company creates its enterprise.
 * The code is checked last, so that other errors do not consume it.
 */
export function takeRegistration(
  visit: PageVisit,
  data: RegistrationData,
  extras: RegistrationExtras,
): Account | Refusal {
  const { needsCompany = false, registration } = extras
  const phone = readSentPhone(data.phone)
  const errors = findErrors(visit, data, needsCompany)
  if (phone === undefined || errors.length > 0) return refuseAll(errors)
  const code = { purpose: 'register', to: phone, typed: data.sms_captcha, field: 'sms_captcha' } as const
  const refusal = takeCode(visit, code)
  if (refusal) return refusal
  const company = nonEmpty(data.company_name)
  const coupon = findCoupon(data.coupon ?? '')?.code
  return openAccount(visit.state, {
    title: data.name.trim(),
    phone,
    email: readSentEmail(data.email ?? ''),
    password: data.password,
    enterprise: company === undefined ? undefined : { name: company, status: 'active' },
    registration: { ...registration, coupon },
  })
}
