import type { AnswerOf } from '../../../api/call.ts'
import type { getLogin } from '../../../api/calls/credentials.ts'
import type { getTwoStepMethod } from '../../../api/calls/two-step.ts'

/** What else unlinking takes away: nothing, the only login method known here, or the second step. */
export type Risk = 'none' | 'last-way-in' | 'second-step'

/** Facts that failed to load are absent and cause no warning. */
export type AccountFacts = {
  login?: AnswerOf<typeof getLogin>
  twoStep?: AnswerOf<typeof getTwoStepMethod>
}

/**
 * Predicts why the server might refuse to unlink `type` (SCR-12). This never blocks the user, who may have login
 * methods that the page does not know of, such as company login.
 */
export function riskOf(type: string, types: readonly string[], { login, twoStep }: AccountFacts): Risk {
  if (twoStep?.enabled && twoStep.method === 'wechat' && type === 'wechat') return 'second-step'
  const hasOther = types.some((other) => other !== type)
  const hasNoOtherLogin = twoStep?.has_password === false && login !== undefined && !login.user.phone
  return hasNoOtherLogin && !hasOther ? 'last-way-in' : 'none'
}
