import {
  confirmAccount,
  confirmForgot,
  confirmForgotV3,
  forgotPassword,
  forgotPasswordInternational,
} from '../../src/api/calls/password.ts'
import { defaultCountryCode } from '../../src/rules/limits.ts'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import { parsePhoneValue } from '../../src/rules/phone.ts'
import { judgeEmail, readSentEmail } from '../accounts/emails.ts'
import { findResettable } from '../accounts/find-account.ts'
import { judgePhone } from '../accounts/phones.ts'
import { readSentPhone } from '../accounts/read-phone.ts'
import { type CaptchaExtras, demandCaptcha, demandCaptchaForSend } from '../captcha/gate.ts'
import { judgeCode, spendCode } from '../codes/codes.ts'
import { noteSend, refuseSend } from '../codes/send-limits.ts'
import { issueTicket } from '../codes/tickets.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type CallRoute, Refusal, refuse, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { isCaptchaRequired } from '../login/login-attempts.ts'

const minute = 60_000
/** In ms; a mail may sit unread for a while. */
const linkLife = 60 * minute
/** In ms; the user has just typed the code and continues at once. */
const tokenLife = 10 * minute
/** After this many account lookups, the browser solves a captcha before each further one. */
const lookupsUntilCaptcha = 3

/**
 * A login is always recovered through the phone or email that was typed: the page could use no other, since a masked contact
 * cannot be sent back. The answer is the same whether or not an account exists.
 */
function findWayBack(login: string): { methods: string[]; user: { phone?: string; email?: string } } | undefined {
  const phone = readSentPhone(login.normalize('NFKC').trim())
  if (phone !== undefined) return { methods: ['phone'], user: { phone: maskPhone(phone) } }
  const email = readSentEmail(login)
  return email === undefined ? undefined : { methods: ['email'], user: { email: maskEmail(email) } }
}

/** "Sends" a password reset link. Unknown addresses get none, and the answer does not reveal it. */
function sendLink(visit: PageVisit, email: string, extras: CaptchaExtras): Refusal | undefined {
  const { state, words } = visit
  const message = { purpose: 'reset_link', to: email } as const
  const refusal = refuseSend(visit, message, words.recovery) ?? demandCaptchaForSend(visit, 'forgot_password', extras)
  if (refusal) return refusal
  noteSend(visit, message)
  const account = findResettable(state, email)
  if (!account) return undefined
  const token = issueTicket(visit, 'reset', { accountId: account.id, lifeMs: linkLife })
  const link = screenPath(visit, 'resetPassword', { token })
  state.outbox.push({ at: state.clock.now(), channel: 'email', to: email, purpose: words.recovery.linkPurpose, link })
  return undefined
}

/**
 * A correct code to the phone allows choosing a new password. An unknown phone was sent no code, so none is correct. A captcha
 * is checked after the code, so that a wrong code does not waste a solved one.
 */
function provePhone(
  visit: PageVisit,
  data: { phone: string; sms_captcha: string },
  demand: () => Refusal | undefined = () => undefined,
): { token: string } | Refusal {
  const phone = judgePhone(visit, data.phone)
  if (phone instanceof Refusal) return phone
  const account = findResettable(visit.state, phone)
  const typed = account ? data.sms_captcha : ''
  const code = { purpose: 'forgot_password_by_phone', to: phone, typed, field: 'sms_captcha' } as const
  const refusal = judgeCode(visit, code) ?? demand()
  if (refusal) return refusal
  spendCode(visit, code)
  return { token: issueTicket(visit, 'reset', { accountId: account?.id, lifeMs: tokenLife }) }
}

/** Recovering an account whose password is forgotten (SCR-05). */
export const forgotPasswordRoutes: CallRoute[] = [
  route(confirmAccount, (visit, { login, ...extras }) => {
    const { session, words } = visit
    const wayBack = findWayBack(login)
    const error = {
      field: 'login',
      error_code: errorCodes.loginUnreadable.code,
      error_msg: words.recovery.loginUnreadable,
    }
    if (!wayBack) return refuse(error)
    const isCaptchaDue = isCaptchaRequired(visit) || session.lookups >= lookupsUntilCaptcha
    const obstacle = isCaptchaDue ? demandCaptcha(visit, 'forgot_password', extras) : undefined
    if (obstacle) return obstacle
    session.lookups += 1
    return wayBack
  }),
  route(forgotPassword, (visit, { email: sent, ...extras }) => {
    const email = judgeEmail(visit, sent)
    if (email instanceof Refusal) return email
    return sendLink(visit, email, extras) ?? {}
  }),
  route(forgotPasswordInternational, (visit, data) => {
    const isInternational = parsePhoneValue(data.phone).countryCode !== defaultCountryCode
    if (isInternational) return provePhone(visit, data)
    const message = visit.words.recovery.phoneNotInternational
    return refuse({ field: 'phone', error_code: errorCodes.phoneNotInternational.code, error_msg: message })
  }),
  route(confirmForgot, (visit, data) => provePhone(visit, data)),
  route(confirmForgotV3, (visit, data) => {
    const { sliding_captcha_enabled: hasSlider } = visit.state.settings
    const demand = () => (hasSlider ? demandCaptchaForSend(visit, 'forgot_password_by_phone', data) : undefined)
    return provePhone(visit, data, demand)
  }),
]
