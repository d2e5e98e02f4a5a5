import { consumeTicket, findTicket, issueTicket, rejectTicket } from '../codes/tickets.ts'
import { Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Account, LinkedAccount, PendingLink, State } from '../model.ts'

/** The lifetime of a link token. It allows time to register with an SMS code, but is shorter than a session. */
const linkLifetimeMs = 15 * 60_000

type LinkData = { type: string; bind_token: string }
type ThirdPartyAccount = Pick<LinkedAccount, 'type' | 'nickname'>

export function hasLinked({ linkedAccounts }: Account, type: string): boolean {
  return linkedAccounts.some((linked) => linked.type === type)
}

export function isAlreadyLinked({ accounts }: State, type: string, nickname: string): boolean {
  return accounts.some(({ linkedAccounts }) =>
    linkedAccounts.some((linked) => linked.type === type && linked.nickname === nickname),
  )
}

/**
 * Issues the token for linking a third-party account. The token works only in this browser. Otherwise, attackers could
 * send a link with their own token and gain access to the account of anyone who logs in through it.
 */
export function issueLinkToken(visit: PageVisit, type: string, nickname: string): string {
  const data = { type, nickname, csrfToken: visit.session.csrfToken }
  return issueTicket(visit, 'bind', { lifetimeMs: linkLifetimeMs, data })
}

/** Finds the third-party account that a link token was issued for, unless it is already linked (SCR-18). */
export function findPendingLink(visit: PageVisit, { type, bind_token: token }: LinkData): PendingLink | Rejection {
  const { state, session } = visit
  const ticket = findTicket(visit, 'bind', token, 'bind_token')
  if (ticket instanceof Rejection) return ticket
  // A demo link's token has no `csrfToken`, so it works in any browser.
  const { type: knownType, nickname, csrfToken = session.csrfToken } = ticket.data
  if (knownType !== type || nickname === undefined || csrfToken !== session.csrfToken)
    return rejectTicket(visit, 'bind_token')
  return (
    rejectIfLinked(visit, { type, nickname }) ?? {
      thirdPartyAccount: { type, nickname, linkedAt: state.clock.now() },
      token,
    }
  )
}

function rejectIfLinked({ state, messages }: PageVisit, { type, nickname }: ThirdPartyAccount): Rejection | undefined {
  if (!isAlreadyLinked(state, type, nickname)) return undefined
  return reject('alreadyLinked', messages.registration.alreadyLinked)
}

/** Refuses to link a third-party account that is already linked, or a second account of the same type. */
export function rejectDuplicateLink(
  visit: PageVisit,
  account: Account,
  { thirdPartyAccount }: PendingLink,
): Rejection | undefined {
  if (!hasLinked(account, thirdPartyAccount.type)) return rejectIfLinked(visit, thirdPartyAccount)
  return reject('typeAlreadyLinked', visit.messages.registration.typeAlreadyLinked)
}

/** Links the third-party account and consumes the token. Only `finishLogin` calls this, once the login is complete. */
export function linkAccount(visit: PageVisit, account: Account, { thirdPartyAccount, token }: PendingLink): void {
  account.linkedAccounts = [...account.linkedAccounts, { ...thirdPartyAccount, linkedAt: visit.state.clock.now() }]
  consumeTicket(visit, token)
}

/** Links the WeChat account used to scan the two-step verification QR code, unless one is already linked (TWO-04). */
export function linkScannedWechat({ state }: PageVisit, account: Account): void {
  const type = 'wechat'
  if (hasLinked(account, type)) return
  account.linkedAccounts = [...account.linkedAccounts, { type, nickname: account.title, linkedAt: state.clock.now() }]
}
