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
import { judgePhone, readSentPhone } from '../accounts/phones.ts'
import { demandCaptcha } from '../captcha/gate.ts'
import { countSend, isSendSuspicious, takeCode } from '../codes/codes.ts'
import { issueTicket } from '../codes/tickets.ts'
import { type CallRoute, Refusal, refuse, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { findAccount, isCaptchaRequired } from '../login/login-attempts.ts'

const minute = 60_000
/** A mail may wait in its mailbox for a while. */
const linkLife = 60 * minute
/** Who has just typed the code goes on at once. */
const tokenLife = 10 * minute
const loginUnreadable = 1200011
const phoneNotInternational = 1200012
/** After so many questions for the ways back a browser solves a captcha before each further one. */
const lookupsUntilCaptcha = 3

/**
 * The way back that a login opens is the login itself, whoever asks: a page can go no other, since a masked phone or email
 * cannot be sent; and the answer is the same whether or not there is an account.
 */
function findWayBack(login: string): { methods: string[]; user: { phone?: string; email?: string } } | undefined {
  const phone = readSentPhone(login.normalize('NFKC').trim())
  if (phone !== undefined) return { methods: ['phone'], user: { phone: maskPhone(phone) } }
  const email = readSentEmail(login)
  return email === undefined ? undefined : { methods: ['email'], user: { email: maskEmail(email) } }
}

/** "Sends" the link to a new password; whoever has no account gets none, and the answer does not tell. */
function sendLink(visit: PageVisit, email: string): Refusal | undefined {
  const { state, words } = visit
  const refusal = countSend(visit, email, words.recovery)
  if (refusal) return refusal
  const account = findAccount(state, email)
  if (!account) return undefined
  const token = issueTicket(visit, 'reset', { accountId: account.id, lifeMs: linkLife })
  const link = screenPath(visit, 'resetPassword', { token })
  const purpose = words.codes.purposes.forgot_password_by_phone
  state.outbox.push({ at: state.clock.now(), channel: 'email', to: email, purpose, link })
  return undefined
}

/** The code of a phone opens the choice of a new password. An unknown phone had none sent, so no code is right. */
function provePhone(visit: PageVisit, data: { phone: string; sms_captcha: string }): { token: string } | Refusal {
  const phone = judgePhone(visit, data.phone)
  if (phone instanceof Refusal) return phone
  const account = findAccount(visit.state, phone)
  const code = { purpose: 'forgot_password_by_phone', to: phone, field: 'sms_captcha' } as const
  const refusal = takeCode(visit, { ...code, typed: account ? data.sms_captcha : '' })
  if (refusal) return refusal
  return { token: issueTicket(visit, 'reset', { accountId: account?.id, lifeMs: tokenLife }) }
}

/** The ways back to an account whose password is forgotten (SCR-05). */
export const forgotPasswordRoutes: CallRoute[] = [
  route(confirmAccount, (visit, { login, ...extras }) => {
    const { session, words } = visit
    const isCaptchaDue = isCaptchaRequired(visit) || session.lookups >= lookupsUntilCaptcha
    const obstacle = isCaptchaDue ? demandCaptcha(visit, 'forgot_password', extras) : undefined
    if (obstacle) return obstacle
    session.lookups += 1
    const error = { field: 'login', error_code: loginUnreadable, error_msg: words.recovery.loginUnreadable }
    return findWayBack(login) ?? refuse(error)
  }),
  route(forgotPassword, (visit, { email: sent, ...extras }) => {
    const email = judgeEmail(visit, sent)
    if (email instanceof Refusal) return email
    const obstacle = isSendSuspicious(visit) ? demandCaptcha(visit, 'forgot_password', extras) : undefined
    return obstacle ?? sendLink(visit, email) ?? {}
  }),
  route(forgotPasswordInternational, (visit, data) => {
    const isInternational = parsePhoneValue(data.phone).countryCode !== defaultCountryCode
    if (isInternational) return provePhone(visit, data)
    const message = visit.words.recovery.phoneNotInternational
    return refuse({ field: 'phone', error_code: phoneNotInternational, error_msg: message })
  }),
  route(confirmForgot, provePhone),
  route(confirmForgotV3, (visit, data) => {
    const { sliding_captcha_enabled: hasSlider } = visit.state.settings
    const isSliderDue = hasSlider && isSendSuspicious(visit)
    return (isSliderDue ? demandCaptcha(visit, 'forgot_password_by_phone', data) : undefined) ?? provePhone(visit, data)
  }),
]
