import { checkAddress } from '../../src/rules/address.ts'
import { admit } from '../log-in.ts'
import { prefixOf } from '../paths.ts'
import { type PlainRoute, Refusal } from '../routes.ts'
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
  const bound = state.accounts.filter(({ thirds }) => thirds.some((bind) => bind.type === type))
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

/** Where somebody goes who is not let in yet: to the second step, or to where it is set up. */
function redirectOf({ body }: Refusal): string | undefined {
  if (typeof body === 'string') return undefined
  const { redirect, force_two_step: forced } = body
  return redirect ?? (typeof forced === 'object' ? forced.redirect : undefined)
}

async function consent(visit: Visit): Promise<Response> {
  const { state, session, url } = visit
  const fields = await readForm(visit)
  const type = fields?.get('type')
  const account = state.accounts.find(
    ({ id, thirds }) => id === fields?.get('account') && thirds.some((bind) => bind.type === type),
  )
  const prefix = prefixOf(url.pathname)
  if (!fields || !session || !account) return seeOther(`${prefix}/login`)
  const outcome = admit({ ...visit, session }, account, { type: 'web', redirect: fields.get('redirect') ?? undefined })
  const wanted = outcome instanceof Refusal ? redirectOf(outcome) : outcome.redirect
  const checked = checkAddress(wanted ?? '', { base: url.href, allowedHosts: [] })
  const fallback = outcome instanceof Refusal ? `${prefix}/login` : '/'
  return seeOther(checked.ok ? checked.href : fallback)
}

/** A third party's consent page (`GET /third`), played by the service: whoever is bound there may go on. */
export const thirdRoutes: PlainRoute[] = [
  { method: 'GET', path: '/third', isPage: true, answer: serveConsent },
  { method: 'POST', path: '/__third', answer: consent },
]
