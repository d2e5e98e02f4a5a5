import { findTicket, issueTicket, refuseTicket, spendTicket } from '../codes/tickets.ts'
import { errorCodes } from '../http/error-codes.ts'
import { Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, PendingBind, State, ThirdBind } from '../model.ts'

/** Long enough for a registration with its code, well within the session. */
const bindLife = 15 * 60_000

type BindRequest = { type: string; bind_token: string }
type Named = Pick<ThirdBind, 'type' | 'nickname'>

/** Whether an account of a third party can log somebody in here. */
export function isThirdBound({ accounts }: State, type: string, nickname: string): boolean {
  return accounts.some(({ thirds }) => thirds.some((bind) => bind.type === type && bind.nickname === nickname))
}

/**
 * Hands out the token that binds an account of a third party. It is good in this browser alone: a link with a stranger's
 * token would let the stranger into the account that follows it.
 */
export function issueBindToken(visit: PageVisit, type: string, nickname: string): string {
  const facts = { type, nickname, csrfToken: visit.session.csrfToken }
  return issueTicket(visit, 'bind', { lifeMs: bindLife, facts })
}

/** The account of a third party that a bind token stands for, as it is to be bound (SCR-18). */
export function findBind(visit: PageVisit, { type, bind_token: token }: BindRequest): PendingBind | Refusal {
  const { state, session } = visit
  const ticket = findTicket(visit, 'bind', token, 'bind_token')
  if (ticket instanceof Refusal) return ticket
  // The token of the demo link names no browser and is good in any.
  const { type: knownType, nickname, csrfToken = session.csrfToken } = ticket.facts
  if (knownType !== type || nickname === undefined || csrfToken !== session.csrfToken)
    return refuseTicket(visit, 'bind_token')
  return refuseThird(visit, { type, nickname }) ?? { third: { type, nickname, boundAt: state.clock.now() }, token }
}

function refuseThird({ state, words }: PageVisit, { type, nickname }: Named): Refusal | undefined {
  if (!isThirdBound(state, type, nickname)) return undefined
  return refuse({ error_code: errorCodes.thirdBound.code, error_msg: words.registration.thirdBound })
}

/** Refuses what is bound already: this account of a third party, or another of the same one. */
export function refuseBind(visit: PageVisit, account: Account, { third }: PendingBind): Refusal | undefined {
  if (!account.thirds.some(({ type }) => type === third.type)) return refuseThird(visit, third)
  return refuse({ error_code: errorCodes.typeBound.code, error_msg: visit.words.registration.typeBound })
}

/** Binds it, and uses its token up. Asked for by `finishLogin` alone: nobody is bound who is not let in. */
export function bindThird(visit: PageVisit, account: Account, { third, token }: PendingBind): void {
  account.thirds = [...account.thirds, { ...third, boundAt: visit.state.clock.now() }]
  spendTicket(visit, token)
}

/** Whoever has scanned with WeChat for two-step verification is bound by it, unless they were before (TWO-04). */
export function bindScanned({ state }: PageVisit, account: Account): void {
  const type = 'wechat'
  if (account.thirds.some((bind) => bind.type === type)) return
  account.thirds = [...account.thirds, { type, nickname: account.title, boundAt: state.clock.now() }]
}
