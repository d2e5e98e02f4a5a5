import { checkAddress } from '../../src/rules/address.ts'
import { logVisitorIn } from '../log-in.ts'
import { prefixOf } from '../paths.ts'
import type { PlainRoute } from '../routes.ts'
import { openPage, type Visit } from '../visit.ts'
import { seeOther, textResponse } from '../wire.ts'
import { pageWords } from '../words/page-words.ts'
import { readForm, tokenField } from './forms.ts'
import { html } from './html.ts'
import { servePage } from './layout.ts'

function nameOfThird({ locale }: Visit, type: string | null): string | undefined {
  return Object.entries(pageWords[locale].thirds).find(([known]) => known === type)?.[1]
}

function notFound({ words }: Visit): Response {
  return textResponse(words.notFound, 'text/plain', 404)
}

function serveConsent(visit: Visit): Response {
  const type = visit.url.searchParams.get('type') ?? ''
  const third = nameOfThird(visit, type)
  if (third === undefined) return notFound(visit)
  const { state, url, locale } = visit
  const { session } = openPage(visit)
  const words = pageWords[locale]
  const redirect = url.searchParams.get('redirect') ?? ''
  const prefix = prefixOf(url.pathname)
  const bound = state.accounts.filter(({ thirds }) => thirds.includes(type))
  const buttons = bound.map(
    ({ id, title }) => html`<button type="submit" name="account" value="${id}">${words.continueAs(title)}</button>`,
  )
  const form = html`<form class="stack" method="post" action="${prefix}/__third">
${tokenField(session)}<input type="hidden" name="type" value="${type}"><input type="hidden" name="redirect" value="${redirect}">
${buttons}</form>`
  const login = redirect ? `${prefix}/login?redirect=${encodeURIComponent(redirect)}` : `${prefix}/login`
  const main = html`
<section class="card">
<h1>${words.thirdTitle(third)}</h1>
<p class="muted">${words.thirdText(third)}</p>
${bound.length > 0 ? form : html`<p class="panel">${words.thirdNobody}</p>`}
<p><a href="${login}">${words.cancel}</a></p>
</section>`
  return servePage(visit, { title: words.thirdTitle(third), main })
}

async function consent(visit: Visit): Promise<Response> {
  const { state, session, url } = visit
  const fields = await readForm(visit)
  const account = state.accounts.find(
    ({ id, thirds }) => id === fields?.get('account') && thirds.includes(fields.get('type') ?? ''),
  )
  if (!fields || !session || !account) return seeOther(`${prefixOf(url.pathname)}/login`)
  logVisitorIn({ ...visit, session }, account, 'web')
  const checked = checkAddress(fields.get('redirect') ?? '', { base: url.href, allowedHosts: [] })
  return seeOther(checked.ok ? checked.href : '/')
}

/** A third party's consent page (`GET /third`), played by the service: whoever is bound there may go on. */
export const thirdRoutes: PlainRoute[] = [
  { method: 'GET', path: '/third', isPage: true, answer: serveConsent },
  { method: 'POST', path: '/__third', answer: consent },
]
