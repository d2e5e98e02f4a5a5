import { checkLink } from '../../src/rules/address.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import { drawLink, html, servePage } from './page.ts'

export const outboxPath = '/__outbox'

function serveOutbox({ state }: Visit): Response {
  const messages = state.outbox.toReversed().map(({ at, channel, to, purpose, code, link }) => {
    const isSafe = link !== undefined && checkLink(link, 'http://localhost').ok
    return html`<li><p>${new Date(at).toISOString()}, ${channel} to ${to}: ${purpose} <strong>${code}</strong></p>
${isSafe ? drawLink(link, 'Open the link') : undefined}</li>`
  })
  return servePage({ title: 'Outbox', text: 'Messages, newest first.', content: html`<ul>${messages}</ul>` })
}

/** The messages that were "sent" (docs/account-service.md). */
export const outboxRoutes: PlainRoute[] = [{ method: 'GET', path: outboxPath, answer: serveOutbox }]
