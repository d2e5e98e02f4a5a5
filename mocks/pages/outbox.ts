import { checkLink } from '../../src/rules/url.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import type { Message } from '../model.ts'
import { type Html, html, renderLink, servePage } from './page.ts'

export const outboxPath = '/__outbox'

const channels: Record<Message['channel'], string> = {
  sms: 'SMS',
  voice: 'Voice call',
  email: 'Email',
  wechat: 'WeChat',
}

function renderMessage({ at, channel, to, purpose, code, link }: Message): Html {
  const isSafe = link !== undefined && checkLink(link, 'http://localhost').ok
  const time = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
  return html`<li><p>${channels[channel]} to ${to}, ${time}</p><p>${purpose} <strong>${code}</strong></p>
${isSafe ? renderLink(link, 'Open the link') : undefined}</li>`
}

function serveOutbox({ state }: Visit): Response {
  const messages = state.outbox.toReversed().map(renderMessage)
  const text = messages.length > 0 ? 'Sent messages, newest first.' : 'Nothing has been sent yet.'
  return servePage({ title: 'Outbox', text, content: html`<ul>${messages}</ul>` })
}

/** Lists the messages that a real server would have sent (docs/account-service.md). */
export const outboxRoutes: PlainRoute[] = [{ method: 'GET', path: outboxPath, respond: serveOutbox }]
