import type { AnswerOf } from '../../../api/call.ts'
import type { getLogin } from '../../../api/calls/credentials.ts'
import type { getTwoStepMethod } from '../../../api/calls/two-step.ts'

/** What else unlinking takes away: nothing, the only login method that the page knows of, or the second step. */
export type Risk = 'none' | 'last-way-in' | 'second-step'

/** What the page knows of an account. Whatever failed to load is absent and causes no warning. */
export type AccountFacts = {
  login?: AnswerOf<typeof getLogin>
  twoStep?: AnswerOf<typeof getTwoStepMethod>
}

/**
 * Predicts why the server might refuse to unlink `type` (SCR-12), so the page can warn beforehand. It never blocks: the account
 * may have login methods that the page does not know of, such as company login.
 */
export function riskOf(type: string, types: readonly string[], { login, twoStep }: AccountFacts): Risk {
  if (twoStep?.enabled && twoStep.method === 'wechat' && type === 'wechat') return 'second-step'
  const hasOther = types.some((other) => other !== type)
  const hasNoneBesides = twoStep?.has_password === false && login !== undefined && !login.user.phone
  return hasNoneBesides && !hasOther ? 'last-way-in' : 'none'
}
