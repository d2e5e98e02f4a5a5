import { twoStepLogin } from '../../src/api/calls/login.ts'
import { takeCode } from '../codes/codes.ts'
import { findTotpStep } from '../codes/totp.ts'
import { wechatAddress } from '../codes/wechat-code.ts'
import { type CallRoute, type Refusal, refuse, route } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import { finishLogin } from '../login/log-in.ts'
import { findPending } from '../login/pending-login.ts'
import type { Account } from '../model.ts'
import { refuseMethod } from './two-step.ts'

/** So many wrong codes end a login that waits: its password has to be proved again. */
const wrongCodesUntilEnd = 5
const wrongCode = 1100004

/** The server calls the code's field `login`; the page shows the error under the code (ERR-06). */
const field = 'login'

function judgeCode(visit: PageVisit, account: Account, typed: string): Refusal | undefined {
  const { twoStep, lastTotpStep } = account
  if (twoStep?.method !== 'google') {
    const to = twoStep?.method === 'sms' ? twoStep.phone : wechatAddress(account)
    return takeCode(visit, { purpose: 'two_step_login', to, typed, field })
  }
  const step = findTotpStep(visit.state, twoStep.secret, typed, lastTotpStep)
  if (step === undefined) return refuse({ field, error_code: wrongCode, error_msg: visit.words.security.wrongTotp })
  account.lastTotpStep = step
  return undefined
}

/** The second step of a login (SCR-07). */
export const twoStepLoginRoutes: CallRoute[] = [
  route(twoStepLogin, (visit, { two_step_captcha: typed, method, redirect }) => {
    const { state, session, words } = visit
    const { account, pending } = findPending(state, session) ?? {}
    if (!account || pending?.kind !== 'two-step') return refuse({ error_code: 9000001, error_msg: words.notLoggedIn })
    if (account.twoStep?.method !== method) return refuseMethod(visit)
    const refusal = judgeCode(visit, account, typed)
    if (!refusal) return finishLogin(visit, account, { ...pending, redirect: redirect ?? pending.redirect })
    pending.wrongCodes += 1
    if (pending.wrongCodes < wrongCodesUntilEnd) return refusal
    session.pending = undefined
    return refuse({ field, error_code: wrongCode, error_msg: words.security.tooManyWrongCodes })
  }),
]
