import type { RequestOf } from '../../src/api/call.ts'
import type { register } from '../../src/api/calls/register.ts'
import { redeemCode } from '../codes/codes.ts'
import type { ResponseError } from '../http/responses.ts'
import { createError, type Rejection, reject, rejectAll } from '../http/routes.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import type { Account, Registration } from '../model.ts'
import { findAccount } from './find-account.ts'
import { createAccount } from './new-account.ts'
import { findPasswordErrors } from './password-rules.ts'
import { normalizeContact } from './read-contact.ts'

type RegistrationData = RequestOf<typeof register>

/** The valid coupons of sales partners, with their benefits. */
const coupons = { PARTNER2026: 'partner', TEAM50: 'team' } as const

export function findCouponBenefit(input: string): 'partner' | 'team' | undefined {
  return Object.entries(coupons).find(([code]) => code === input.trim().toUpperCase())?.[1]
}

export function rejectIfRegistrationClosed({
  state,
  messages,
}: Pick<Visit, 'state' | 'messages'>): Rejection | undefined {
  if (state.settings.register_enabled) return undefined
  return reject('registrationClosed', messages.registration.closed)
}

export function rejectTakenPhone(visit: Pick<Visit, 'messages'>): Rejection {
  return rejectAll([phoneTakenError(visit)])
}

function trimOrUndefined(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

function phoneTakenError({ messages }: Pick<Visit, 'messages'>): ResponseError {
  return createError('phoneTaken', messages.registration.phoneTaken, 'phone')
}

function findCouponErrors({ messages }: PageVisit, input: string | undefined): ResponseError[] {
  const code = trimOrUndefined(input)
  if (code === undefined || findCouponBenefit(code) !== undefined) return []
  return [createError('couponRejected', messages.registration.unknownCoupon, 'coupon')]
}

/** Lists all errors in the form except a wrong SMS code, so that the user can fix all of them at once. */
function findErrors(visit: PageVisit, data: RegistrationData): ResponseError[] {
  const { state, messages } = visit
  const email = trimOrUndefined(data.email)
  const errors = findAccount(state, data.phone) ? [phoneTakenError(visit)] : []
  if (email !== undefined && findAccount(state, email))
    errors.push(createError('emailTaken', messages.registration.emailTaken, 'email'))
  return [...errors, ...findCouponErrors(visit, data.coupon), ...findPasswordErrors(visit, data)]
}

/**
 * Creates the account for a registration (SCR-02 to SCR-04, SCR-18, SCR-19), and its enterprise if a
 * company name is given. Checks the SMS code last, so that it is not used up if there are other errors.
 */
export function registerAccount(
  visit: PageVisit,
  data: RegistrationData,
  registration?: Registration,
): Account | Rejection {
  const phone = normalizeContact(data.phone)
  const errors = findErrors(visit, data)
  if (errors.length > 0) return rejectAll(errors)
  const code = { purpose: 'register', to: phone, typedCode: data.sms_captcha, field: 'sms_captcha' } as const
  const rejection = redeemCode(visit, code)
  if (rejection) return rejection
  const company = trimOrUndefined(data.company_name)
  const email = trimOrUndefined(data.email)
  return createAccount(visit.state, {
    title: data.name.trim(),
    phone,
    email: email && normalizeContact(email),
    password: data.password,
    enterprise: company === undefined ? undefined : { name: company, status: 'active' },
    registration: { ...registration, coupon: trimOrUndefined(data.coupon)?.toUpperCase() },
  })
}
