import type { RequestOf } from '../../src/api/call.ts'
import { twoStepLogin } from '../../src/api/calls/login.ts'
import type { LoginResponse } from '../../src/api/shapes/login.ts'
import { redeemCode } from '../codes/codes.ts'
import { findTotpStep } from '../codes/totp.ts'
import { wechatRecipient } from '../codes/wechat-code.ts'
import { type CallRoute, type Rejection, reject, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { finishLogin } from '../login/log-in.ts'
import { findPending } from '../login/pending-login.ts'
import { rejectEndedLogin, rejectMethod } from '../login/second-step.ts'
import type { Account } from '../model.ts'

const maxWrongCodes = 5

/** The field that errors about the code refer to. The page shows these errors under its code field (ERR-06). */
const field = 'login'

function checkSecondStep(visit: PageVisit, account: Account, typedCode: string): Rejection | undefined {
  const { twoStep, lastTotpStep } = account
  if (twoStep?.method !== 'google') {
    const to = twoStep?.method === 'sms' ? twoStep.phone : wechatRecipient(account)
    return redeemCode(visit, { purpose: 'two_step_login', to, typedCode, field })
  }
  const step = findTotpStep(visit.state, twoStep.secret, typedCode, lastTotpStep)
  if (step === undefined) return reject('wrongSecondStep', visit.messages.security.wrongTotp, field)
  account.lastTotpStep = step
  return undefined
}

function finishSecondStep(visit: PageVisit, data: RequestOf<typeof twoStepLogin>): LoginResponse | Rejection {
  const { state, session, messages } = visit
  const { two_step_captcha: typedCode, method, redirect } = data
  const { account, pending } = findPending(state, session) ?? {}
  if (!account || pending?.kind !== 'two-step') return rejectEndedLogin(visit, redirect)
  if (account.twoStep?.method !== method) return rejectMethod(visit)
  const rejection = checkSecondStep(visit, account, typedCode)
  if (!rejection) return finishLogin(visit, account, { ...pending, redirect: redirect ?? pending.redirect })
  pending.wrongCodes += 1
  if (pending.wrongCodes < maxWrongCodes) return rejection
  session.pending = undefined
  return reject('secondStepEnded', messages.security.tooManyWrongCodes)
}

/** The call for the second step of a login (SCR-07). */
export const twoStepLoginRoutes: CallRoute[] = [{ ...route(twoStepLogin, finishSecondStep), access: 'pending-login' }]
