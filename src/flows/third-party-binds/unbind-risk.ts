import type { getLogin } from '../../api/calls/credentials.ts'
import type { getTwoStepMethod } from '../../api/calls/two-step.ts'
import type { AnswerOf } from '../../api/define-call.ts'

/** What unlinking takes away besides: nothing, the only way in that the page knows of, or the second step. */
export type Risk = 'none' | 'last-way-in' | 'second-step'

/** What the page knows of an account; what it could not learn is missing, and warns of nothing. */
export type AccountFacts = {
  login?: AnswerOf<typeof getLogin>
  twoStep?: AnswerOf<typeof getTwoStepMethod>
}

/**
 * What the server is likely to say to unlinking this one of `types` (SCR-12), so that it can be said before. It only warns:
 * an account may have ways in that the page knows nothing of, such as its company's login.
 */
export function riskOf(type: string, types: readonly string[], { login, twoStep }: AccountFacts): Risk {
  if (twoStep?.enabled && twoStep.method === 'wechat' && type === 'wechat') return 'second-step'
  const hasOther = types.some((other) => other !== type)
  const hasNoneBesides = twoStep?.has_password === false && login !== undefined && !login.user.phone
  return hasNoneBesides && !hasOther ? 'last-way-in' : 'none'
}
