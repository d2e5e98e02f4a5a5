import type { RequestOf } from '../../src/api/call.ts'
import { twoStepLogin } from '../../src/api/calls/login.ts'
import type { LoginAnswer } from '../../src/api/shapes/login.ts'
import { redeemCode } from '../codes/codes.ts'
import { findTotpStep } from '../codes/totp.ts'
import { wechatAddress } from '../codes/wechat-code.ts'
import { type CallRoute, type Refusal, refuse, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { finishLogin } from '../login/log-in.ts'
import { findPending } from '../login/pending-login.ts'
import { refuseEndedLogin, refuseMethod } from '../login/second-step.ts'
import type { Account } from '../model.ts'

const maxWrongCodes = 5

/** The field name in errors about the code, which the page shows under the code field (ERR-06). */
const field = 'login'

function checkSecondStep(visit: PageVisit, account: Account, typedCode: string): Refusal | undefined {
  const { twoStep, lastTotpStep } = account
  if (twoStep?.method !== 'google') {
    const to = twoStep?.method === 'sms' ? twoStep.phone : wechatAddress(account)
    return redeemCode(visit, { purpose: 'two_step_login', to, typedCode, field })
  }
  const step = findTotpStep(visit.state, twoStep.secret, typedCode, lastTotpStep)
  if (step === undefined) return refuse('wrongSecondStep', visit.words.security.wrongTotp, field)
  account.lastTotpStep = step
  return undefined
}

function finishSecondStep(visit: PageVisit, data: RequestOf<typeof twoStepLogin>): LoginAnswer | Refusal {
  const { state, session, words } = visit
  const { two_step_captcha: typedCode, method, redirect } = data
  const { account, pending } = findPending(state, session) ?? {}
  if (!account || pending?.kind !== 'two-step') return refuseEndedLogin(visit, redirect)
  if (account.twoStep?.method !== method) return refuseMethod(visit)
  const refusal = checkSecondStep(visit, account, typedCode)
  if (!refusal) return finishLogin(visit, account, { ...pending, redirect: redirect ?? pending.redirect })
  pending.wrongCodes += 1
  if (pending.wrongCodes < maxWrongCodes) return refusal
  session.pending = undefined
  return refuse('secondStepEnded', words.security.tooManyWrongCodes)
}

/** The call for the second step of a login (SCR-07). */
export const twoStepLoginRoutes: CallRoute[] = [{ ...route(twoStepLogin, finishSecondStep), needs: 'waiting' }]
