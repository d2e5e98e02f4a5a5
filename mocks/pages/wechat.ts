import { findAccountById } from '../accounts/find-account.ts'
import { findTicket } from '../codes/tickets.ts'
import { sendWechatCode } from '../codes/wechat-code.ts'
import { addPrefix } from '../http/paths.ts'
import { type PlainRoute, Rejection } from '../http/routes.ts'
import { openPage, type PageVisit, type Visit } from '../http/visit.ts'
import { outboxPath } from './outbox.ts'
import { renderLink, servePage } from './page.ts'

/** Sends a two-step code for a scan if the send limits allow it. A QR code can be scanned again until it expires. */
function scan(visit: PageVisit): Rejection | undefined {
  const ticket = findTicket(visit, 'wechat-scan', visit.url.searchParams.get('token') ?? '')
  if (ticket instanceof Rejection) return ticket
  const account = findAccountById(visit.state, ticket.accountId)
  const purpose = ticket.data.purpose === 'two_step_login' ? 'two_step_login' : 'two_step'
  return account && sendWechatCode(visit, account, purpose)
}

function serveScan(visit: Visit): Response {
  const rejection = scan(openPage(visit))
  const content = renderLink(addPrefix(visit, outboxPath), 'Open the outbox')
  return servePage({ title: rejection ? 'No code was sent' : 'Code sent', text: rejection?.message, content })
}

const path = '/__wechat'

export const wechatScanPath = (token: string) => `${path}?token=${token}`

/** The page that the WeChat QR code leads to. Opening the page simulates a scan of the code (TWO-04). */
export const wechatRoutes: PlainRoute[] = [{ method: 'GET', path, isPage: true, respond: serveScan }]
