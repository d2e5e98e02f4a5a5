import type { RequestOf } from '../../src/api/call.ts'
import {
  closeTwoStep,
  getAvailableTwoStepMethods,
  getGoogleSecret,
  getTwoStepMethod,
  requestTwoStepCode,
  setTwoStep,
  verifyIdentity,
} from '../../src/api/calls/two-step.ts'
import { twoStepCodeLength } from '../../src/rules/limits.ts'
import { maskPhone } from '../../src/rules/mask.ts'
import { linkScannedWechat } from '../accounts/linked-accounts.ts'
import { checkOwnPassword } from '../accounts/own-password.ts'
import { normalizeContact } from '../accounts/read-contact.ts'
import { redeemCode, sendCode } from '../codes/codes.ts'
import { findTotpStep, getSetupSecret } from '../codes/totp.ts'
import { wechatRecipient } from '../codes/wechat-code.ts'
import { errorExamples } from '../faults/error-examples.ts'
import { createRejection } from '../faults/error-responses.ts'
import { loginSignSecret } from '../http/page-secrets.ts'
import { rejectBadSignature } from '../http/page-signature.ts'
import { type CallRoute, type MemberVisit, memberRoute, Rejection, reject } from '../http/routes.ts'
import {
  type IdentifiedVisit,
  identifiedRoute,
  isIdentityVerified,
  requireIdentity,
  verifiedRoute,
} from '../login/identity.ts'
import { finishLogin } from '../login/log-in.ts'
import { rejectMethod } from '../login/second-step.ts'
import type { Account, TwoStep } from '../model.ts'

function findTwoStepPhone({ twoStep }: Account): string | undefined {
  return twoStep?.method === 'sms' ? twoStep.phone : undefined
}

/** Returns the recipient of a code: a new phone number, or the one already used for two-step verification. */
function findRecipient(visit: IdentifiedVisit, phone: string | undefined): string | Rejection {
  if (phone === undefined) return findTwoStepPhone(visit.account) ?? rejectMethod(visit)
  return requireIdentity(visit) ?? normalizeContact(phone)
}

function sendTwoStepCode(visit: IdentifiedVisit, data: RequestOf<typeof requestTwoStepCode>): object | Rejection {
  const { phone, ts, sign } = data
  const rejection = rejectBadSignature(visit, { parts: [phone ?? ''], ts, secret: loginSignSecret, signature: sign })
  if (rejection) return rejection
  const to = findRecipient(visit, phone)
  if (to instanceof Rejection) return to
  const purpose = visit.pending?.kind === 'two-step' ? 'two_step_login' : 'two_step'
  const code = { purpose, to, channel: 'sms', length: twoStepCodeLength } as const
  return sendCode(visit, code, { scene: 'two_step', extras: data }) ?? {}
}

/** Returns the authenticator to set up if the typed code proves that the authenticator has the secret. */
function checkAuthenticatorCode(
  { state, session, account, messages }: IdentifiedVisit,
  typedCode: string,
): TwoStep | Rejection {
  const { googleSecret: secret } = session
  const step = secret === undefined ? undefined : findTotpStep(state, secret, typedCode)
  if (secret === undefined || step === undefined) return reject('wrongTotp', messages.security.wrongTotp, 'code')
  session.googleSecret = undefined
  account.lastTotpStep = step
  return { method: 'google', secret }
}

/** Returns the method to set up if the code is correct. Errors about the code refer to the field `code`. */
function checkMethod(
  visit: IdentifiedVisit,
  { code, method, phone }: RequestOf<typeof setTwoStep>,
): TwoStep | Rejection {
  const { state, account } = visit
  if (!state.settings.two_step_methods.includes(method)) return rejectMethod(visit)
  if (method === 'google') return checkAuthenticatorCode(visit, code)
  const redeem = (to: string) => redeemCode(visit, { purpose: 'two_step', to, typedCode: code, field: 'code' })
  if (method === 'wechat') return redeem(wechatRecipient(account)) ?? { method }
  const to = phone === undefined ? findTwoStepPhone(account) : normalizeContact(phone)
  return to === undefined ? rejectMethod(visit) : (redeem(to) ?? { method, phone: to })
}

function turnOffTwoStep(visit: MemberVisit): Rejection | object {
  const { account, messages } = visit
  const rejection = requireIdentity(visit)
  if (rejection) return rejection
  if (account.enterprise?.forcesTwoStep) return reject('twoStepForced', messages.security.twoStepForced)
  account.twoStep = undefined
  return {}
}

/** How long a password confirmation is valid, in ms (TWO-01). */
const verificationLifetimeMs = 15 * 60_000

function confirmPassword(visit: IdentifiedVisit, password: string): Rejection | object {
  const rejection = checkOwnPassword(visit, { password, field: 'password' })
  if (rejection) return rejection
  visit.session.verifiedUntil = visit.state.clock.now() + verificationLifetimeMs
  return {}
}

export const twoStepRoutes: CallRoute[] = [
  // If `password` is omitted, the response does not reveal whether one is set. `getTwoStepMethod` does (TWO-02).
  identifiedRoute(verifyIdentity, (visit, { password }) => {
    if (password !== undefined) return confirmPassword(visit, password)
    return isIdentityVerified(visit) ? createRejection(errorExamples['already-verified'], visit) : {}
  }),
  identifiedRoute(getAvailableTwoStepMethods, ({ state }) => ({ methods: state.settings.two_step_methods })),
  identifiedRoute(getTwoStepMethod, ({ account }) => {
    const phone = findTwoStepPhone(account)
    return {
      enabled: account.twoStep !== undefined,
      method: account.twoStep?.method,
      phone: phone === undefined ? undefined : maskPhone(phone),
      forced: account.enterprise?.forcesTwoStep === true,
      has_password: account.password !== undefined,
    }
  }),
  { ...identifiedRoute(requestTwoStepCode, sendTwoStepCode), needsVerification: 'with-phone' },
  verifiedRoute(getGoogleSecret, ({ state, session }) => ({ secret: getSetupSecret(state, session) })),
  verifiedRoute(setTwoStep, (visit, data) => {
    const { account, pending } = visit
    const twoStep = checkMethod(visit, data)
    if (twoStep instanceof Rejection) return twoStep
    account.twoStep = twoStep
    if (twoStep.method === 'wechat') linkScannedWechat(visit, account)
    return pending ? finishLogin(visit, account, pending) : {}
  }),
  { ...memberRoute(closeTwoStep, turnOffTwoStep), needsVerification: 'always' },
]
