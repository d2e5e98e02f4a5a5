import { findTicket, issueTicket, refuseTicket, spendTicket } from '../codes/tickets.ts'
import { errorCodes } from '../http/error-codes.ts'
import { Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingBind, State, ThirdBind } from '../model.ts'

/** In ms: long enough for a registration with its code, well within the session. */
const bindLife = 15 * 60_000

type BindRequest = { type: string; bind_token: string }
type Named = Pick<ThirdBind, 'type' | 'nickname'>

/** Whether this third-party account is already linked to an account here. */
export function isThirdBound({ accounts }: State, type: string, nickname: string): boolean {
  return accounts.some(({ thirds }) => thirds.some((bind) => bind.type === type && bind.nickname === nickname))
}

/**
 * Issues the token for linking a third-party account. It is valid in this browser only: otherwise a link with a stranger's
 * token would give the stranger access to the account of anyone who follows it.
 */
export function issueBindToken(visit: PageVisit, type: string, nickname: string): string {
  const facts = { type, nickname, csrfToken: visit.session.csrfToken }
  return issueTicket(visit, 'bind', { lifeMs: bindLife, facts })
}

/** Finds the third-party account that a link token stands for (SCR-18). */
export function findBind(visit: PageVisit, { type, bind_token: token }: BindRequest): PendingBind | Refusal {
  const { state, session } = visit
  const ticket = findTicket(visit, 'bind', token, 'bind_token')
  if (ticket instanceof Refusal) return ticket
  // The token of the demo link is not tied to a browser and works in any.
  const { type: knownType, nickname, csrfToken = session.csrfToken } = ticket.facts
  if (knownType !== type || nickname === undefined || csrfToken !== session.csrfToken)
    return refuseTicket(visit, 'bind_token')
  return refuseThird(visit, { type, nickname }) ?? { third: { type, nickname, boundAt: state.clock.now() }, token }
}

function refuseThird({ state, words }: PageVisit, { type, nickname }: Named): Refusal | undefined {
  if (!isThirdBound(state, type, nickname)) return undefined
  return refuse({ error_code: errorCodes.thirdBound.code, error_msg: words.registration.thirdBound })
}

/** Refuses a third-party account that is already linked, or a second one of the same type. */
export function refuseBind(visit: PageVisit, account: Account, { third }: PendingBind): Refusal | undefined {
  if (!account.thirds.some(({ type }) => type === third.type)) return refuseThird(visit, third)
  return refuse({ error_code: errorCodes.typeBound.code, error_msg: visit.words.registration.typeBound })
}

/** Links the account and consumes the token. Only `finishLogin` calls it, so nothing is linked without a completed login. */
export function bindThird(visit: PageVisit, account: Account, { third, token }: PendingBind): void {
  account.thirds = [...account.thirds, { ...third, boundAt: visit.state.clock.now() }]
  spendTicket(visit, token)
}

/** Links the WeChat account that was scanned for two-step verification, unless one is already linked (TWO-04). */
export function bindScanned({ state }: PageVisit, account: Account): void {
  const type = 'wechat'
  if (account.thirds.some((bind) => bind.type === type)) return
  account.thirds = [...account.thirds, { type, nickname: account.title, boundAt: state.clock.now() }]
}
