import { findTicket, issueTicket, refuseTicket, spendTicket } from '../codes/tickets.ts'
import { Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, State, ThirdBind } from '../model.ts'

/** Long enough for a registration with its code, well within the session. */
const bindLife = 15 * 60_000

const thirdBound = 1600001
const typeBound = 1600002

type BindRequest = { type: string; bind_token: string }

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
export function findBind(visit: PageVisit, { type, bind_token: token }: BindRequest): ThirdBind | Refusal {
  const { state, session, words } = visit
  const ticket = findTicket(visit, 'bind', token, 'bind_token')
  if (ticket instanceof Refusal) return ticket
  // The token of the demo link names no browser and is good in any.
  const { type: knownType, nickname, csrfToken = session.csrfToken } = ticket.facts
  if (knownType !== type || nickname === undefined || csrfToken !== session.csrfToken)
    return refuseTicket(visit, 'bind_token')
  if (isThirdBound(state, type, nickname))
    return refuse({ error_code: thirdBound, error_msg: words.registration.thirdBound })
  return { type, nickname, boundAt: state.clock.now() }
}

/** Binds it to an account that has none of this third party yet, and uses the token up. */
export function bindThird(visit: PageVisit, account: Account, bind: ThirdBind, token: string): Refusal | undefined {
  if (account.thirds.some(({ type }) => type === bind.type))
    return refuse({ error_code: typeBound, error_msg: visit.words.registration.typeBound })
  account.thirds = [...account.thirds, bind]
  spendTicket(visit, token)
  return undefined
}
