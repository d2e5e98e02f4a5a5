import type { Ticket } from './model.ts'
import { type Refusal, refuse } from './routes.ts'
import type { Visit } from './visit.ts'

/** What a ticket opens. */
export type TicketKind = 'reset' | 'init' | 'activation' | 'bind' | 'market'

/** Hands out a ticket: the token of a link, or of a step that was passed. */
export function issueTicket(
  { state }: Pick<Visit, 'state'>,
  kind: TicketKind,
  { accountId, lifeMs, facts = {} }: { accountId?: string; lifeMs: number; facts?: Record<string, string> },
): string {
  const token = state.random.token(32)
  state.tickets.set(token, { kind, accountId, expiresAt: state.clock.now() + lifeMs, facts })
  return token
}

/** A ticket that is still good; refuses one that is used, expired, unknown or for something else, without telling which. */
export function findTicket({ state, words }: Visit, kind: TicketKind, token: string): Ticket | Refusal {
  const ticket = state.tickets.get(token)
  const isGood = ticket?.kind === kind && state.clock.now() <= ticket.expiresAt
  return isGood ? ticket : refuse({ field: 'token', error_code: 1300001, error_msg: words.codes.deadLink })
}

/** Uses a ticket up. */
export function useTicket({ state }: Pick<Visit, 'state'>, token: string): void {
  state.tickets.delete(token)
}
