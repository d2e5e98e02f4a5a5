import { checkLink } from '../../src/rules/address.ts'
import type { PlainRoute } from '../http/routes.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { jsonResponse } from '../http/wire.ts'
import type { Message } from '../model.ts'
import type { ServerWords } from '../words/server-words.ts'
import { type Html, html } from './html.ts'
import { servePage } from './layout.ts'

function newestFirst({ state }: Visit): Message[] {
  return state.outbox.toReversed()
}

function drawMessage(
  { at, channel, to, purpose, code, link }: Message,
  words: ServerWords['pages'],
  locale: string,
): Html {
  const when = new Date(at)
  const shown = when.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const href = link === undefined ? undefined : checkLink(link, 'http://localhost')
  return html`<li class="panel">
<p class="muted">${words.channels[channel]} · <time datetime="${when.toISOString()}">${shown}</time></p>
<p><strong>${purpose}</strong></p>
<dl>
<div><dt>${words.to}</dt><dd>${to}</dd></div>
${code === undefined ? undefined : html`<div><dt>${words.code}</dt><dd class="code">${code}</dd></div>`}
</dl>
${href?.ok ? html`<p><a href="${link}">${words.openLink}</a></p>` : undefined}
</li>`
}

function serveOutbox(visit: Visit): Response {
  const { locale } = openPage(visit)
  const words = visit.words.pages
  const messages = newestFirst(visit)
  const list = html`<ol class="messages">${messages.map((message) => drawMessage(message, words, locale))}</ol>`
  const empty = html`<div class="panel empty"><p><strong>${words.outboxEmptyTitle}</strong></p><p class="muted">${words.outboxEmpty}</p></div>`
  const main = html`
<section class="card">
<h1>${words.outbox}</h1>
<p class="muted">${words.outboxText}</p>
${messages.length > 0 ? list : empty}
</section>`
  return servePage(visit, { title: words.outbox, main })
}

/** The messages that were "sent" (docs/account-service.md), for people and tests. */
export const outboxRoutes: PlainRoute[] = [
  { method: 'GET', path: '/__outbox', answer: serveOutbox },
  {
    method: 'GET',
    path: '/__outbox.json',
    answer: (visit) => jsonResponse(newestFirst(visit)),
  },
]
