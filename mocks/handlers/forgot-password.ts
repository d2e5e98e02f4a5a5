import {
  confirmAccount,
  confirmForgot,
  confirmForgotV3,
  forgotPassword,
  forgotPasswordInternational,
} from '../../src/api/calls/password.ts'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import { findAccountForPasswordReset } from '../accounts/find-account.ts'
import { normalizeContact, parseSubmittedEmail, parseSubmittedPhone } from '../accounts/read-contact.ts'
import { type CaptchaExtras, requireCaptcha, requireCaptchaToSend } from '../captcha/gate.ts'
import { checkCode, consumeCode } from '../codes/codes.ts'
import { recordSend, rejectIfTooFrequent } from '../codes/send-limits.ts'
import { issueTicket } from '../codes/tickets.ts'
import { type CallRoute, type Rejection, reject, route } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import type { PageVisit } from '../http/visit.ts'
import { isCaptchaRequired } from '../login/login-attempts.ts'

const minuteMs = 60_000
/** How long a link is valid, in ms. An email may stay unread for a while. */
const linkLifetimeMs = 60 * minuteMs
/** How long a token is valid after the user has entered the code, in ms. */
const tokenLifetimeMs = 10 * minuteMs

/**
 * Returns the recovery method for a phone number or email address, without revealing whether an account exists. Does
 * not offer the account's other phone number or email address, because the page would get it only in masked form, which
 * the next call cannot use.
 */
function chooseRecoveryMethod(
  login: string,
): { methods: string[]; user: { phone?: string; email?: string } } | undefined {
  const phone = parseSubmittedPhone(login.normalize('NFKC').trim())
  if (phone !== undefined) return { methods: ['phone'], user: { phone: maskPhone(phone) } }
  const email = parseSubmittedEmail(login)
  return email === undefined ? undefined : { methods: ['email'], user: { email: maskEmail(email) } }
}

/** Emails a reset link, subject to send limits and captcha. The response does not reveal whether the account exists. */
function sendLink(visit: PageVisit, email: string, extras: CaptchaExtras): Rejection | undefined {
  const { state, messages } = visit
  const message = { purpose: 'reset_link', to: email } as const
  const rejection =
    rejectIfTooFrequent(visit, message, messages.recovery) ?? requireCaptchaToSend(visit, 'forgot_password', extras)
  if (rejection) return rejection
  recordSend(visit, message)
  const account = findAccountForPasswordReset(state, email)
  if (!account) return undefined
  const token = issueTicket(visit, 'reset', { accountId: account.id, lifetimeMs: linkLifetimeMs })
  const link = screenPath(visit, 'resetPassword', { token })
  state.outbox.push({
    at: state.clock.now(),
    channel: 'email',
    to: email,
    purpose: messages.recovery.linkPurpose,
    link,
  })
  return undefined
}

/**
 * Checks a code and issues the token for setting a new password. No code is correct for an unknown phone number. Checks
 * the captcha last, so that a wrong code does not waste it.
 */
function redeemPhoneCode(
  visit: PageVisit,
  data: { phone: string; sms_captcha: string },
  checkCaptcha: () => Rejection | undefined = () => undefined,
): { token: string } | Rejection {
  const phone = normalizeContact(data.phone)
  const account = findAccountForPasswordReset(visit.state, phone)
  const typedCode = account ? data.sms_captcha : ''
  const code = { purpose: 'forgot_password_by_phone', to: phone, typedCode, field: 'sms_captcha' } as const
  const rejection = checkCode(visit, code) ?? checkCaptcha()
  if (rejection) return rejection
  consumeCode(visit, code)
  return { token: issueTicket(visit, 'reset', { accountId: account?.id, lifetimeMs: tokenLifetimeMs }) }
}

/** The calls that reset a forgotten password (SCR-05). */
export const forgotPasswordRoutes: CallRoute[] = [
  route(confirmAccount, (visit, { login, ...extras }) => {
    const recovery = chooseRecoveryMethod(login)
    if (!recovery) return reject('invalidLogin', visit.messages.recovery.invalidLogin, 'login')
    const rejection = isCaptchaRequired(visit) ? requireCaptcha(visit, 'forgot_password', extras) : undefined
    return rejection ?? recovery
  }),
  route(forgotPassword, (visit, { email, ...extras }) => sendLink(visit, normalizeContact(email), extras) ?? {}),
  route(forgotPasswordInternational, (visit, data) => redeemPhoneCode(visit, data)),
  route(confirmForgot, (visit, data) => redeemPhoneCode(visit, data)),
  route(confirmForgotV3, (visit, data) => {
    const { sliding_captcha_enabled: hasSlider } = visit.state.settings
    const checkCaptcha = () => (hasSlider ? requireCaptchaToSend(visit, 'forgot_password_by_phone', data) : undefined)
    return redeemPhoneCode(visit, data, checkCaptcha)
  }),
]
