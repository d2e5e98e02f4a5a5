import { checkLink } from '../../src/rules/address.ts'
import type { PlainRoute } from '../http/routes.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { jsonResponse } from '../http/wire.ts'
import type { Message } from '../model.ts'
import { type Html, html } from './html.ts'
import { drawFact, drawLink, servePage } from './layout.ts'

export const outboxPath = '/__outbox'

function newestFirst({ state }: Visit): Message[] {
  return state.outbox.toReversed()
}

function drawMessage({ words: { pages: words }, locale }: Visit, message: Message): Html {
  const { at, channel, to, purpose, code, link } = message
  const when = new Date(at)
  const shown = when.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const isSafe = link !== undefined && checkLink(link, 'http://localhost').ok
  return html`<li class="panel">
<p class="muted">${words.channels[channel]} · <time datetime="${when.toISOString()}">${shown}</time></p>
<p><strong>${purpose}</strong></p>
<dl>${drawFact(words.to, to)}${drawFact(words.code, code, 'code')}</dl>
${isSafe ? drawLink(link, words.openLink) : undefined}
</li>`
}

function serveOutbox(visit: Visit): Response {
  openPage(visit)
  const words = visit.words.pages
  const messages = newestFirst(visit).map((message) => drawMessage(visit, message))
  const empty = html`<div class="panel empty"><p><strong>${words.outboxEmptyTitle}</strong></p><p class="muted">${words.outboxEmpty}</p></div>`
  const content = messages.length > 0 ? html`<ol class="messages">${messages}</ol>` : empty
  return servePage(visit, { title: words.outbox, text: words.outboxText, content })
}

/** The messages that were "sent" (docs/account-service.md), for people and tests. */
export const outboxRoutes: PlainRoute[] = [
  { method: 'GET', path: outboxPath, answer: serveOutbox },
  { method: 'GET', path: `${outboxPath}.json`, answer: (visit) => jsonResponse(newestFirst(visit)) },
]
