import { findAccountById } from '../accounts/find-account.ts'
import { Rejection, reject } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { Account, Ticket, TicketKind } from '../model.ts'

/** Issues a ticket: a token for a link or a completed step. */
export function issueTicket(
  { state }: Pick<Visit, 'state'>,
  kind: TicketKind,
  { accountId, lifetimeMs, data = {} }: { accountId?: string; lifetimeMs: number; data?: Record<string, string> },
): string {
  const token = state.random.token(32)
  state.tickets.set(token, { kind, accountId, expiresAt: state.clock.now() + lifetimeMs, data })
  return token
}

/** Rejects a ticket. `field` is the request field that contains the token. */
export function rejectTicket({ messages }: Pick<Visit, 'messages'>, field: string): Rejection {
  return reject('invalidLink', messages.codes.invalidLink, field)
}

/** Finds a valid ticket. The rejection does not reveal why a ticket is invalid. */
export function findTicket(visit: Visit, kind: TicketKind, token: string, field = 'token'): Ticket | Rejection {
  const { state } = visit
  const ticket = state.tickets.get(token)
  const isValid = ticket?.kind === kind && state.clock.now() <= ticket.expiresAt
  return isValid ? ticket : rejectTicket(visit, field)
}

export function findTicketWithAccount(
  visit: Visit,
  kind: TicketKind,
  token: string,
): { ticket: Ticket; account: Account } | Rejection {
  const ticket = findTicket(visit, kind, token)
  if (ticket instanceof Rejection) return ticket
  const account = findAccountById(visit.state, ticket.accountId)
  return account ? { ticket, account } : rejectTicket(visit, 'token')
}

function revokeTickets({ tickets }: Visit['state'], kind: TicketKind, accountId: string): void {
  for (const [token, ticket] of [...tickets])
    if (ticket.kind === kind && ticket.accountId === accountId) tickets.delete(token)
}

export function invalidatePasswordLinks(state: Visit['state'], { id }: Account): void {
  revokeTickets(state, 'reset', id)
  revokeTickets(state, 'init', id)
}

export function consumeTicket({ state }: Pick<Visit, 'state'>, token: string): void {
  state.tickets.delete(token)
}
