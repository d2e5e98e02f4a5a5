import { issueBindToken, isThirdBound } from '../accounts/binds.ts'
import { prefixOf } from '../http/paths.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type PageVisit, type Visit } from '../http/visit.ts'
import { seeOther, textResponse } from '../http/wire.ts'
import { newcomer } from '../personas/demo-links.ts'
import { pageWords } from '../words/page-words.ts'
import { enter } from './enter.ts'
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
  const bound = state.accounts.filter(({ thirds }) => thirds.some((bind) => bind.type === type))
  const buttons = bound.map(
    ({ id, title }) => html`<button type="submit" name="account" value="${id}">${words.continueAs(title)}</button>`,
  )
  const newcomerButton = isThirdBound(state, type, newcomer)
    ? undefined
    : html`<button type="submit" name="newcomer" value="yes">${words.continueUnbound(newcomer)}</button>`
  const form = html`<form class="stack" method="post" action="${prefixOf(url.pathname)}/__third">
${tokenField(session)}<input type="hidden" name="type" value="${type}"><input type="hidden" name="redirect" value="${redirect}">
${buttons}${newcomerButton}</form>`
  const main = html`
<section class="card">
<h1>${words.thirdTitle(third)}</h1>
<p class="muted">${words.thirdText(third)}</p>
${form}
<p><a href="${screenPath(visit, 'login', { redirect: redirect || undefined })}">${words.cancel}</a></p>
</section>`
  return servePage(visit, { title: words.thirdTitle(third), main })
}

/** Redirects to the screen where a user unknown to the service logs in or registers to link this account (SCR-18). */
function sendToBind(visit: PageVisit, type: string, redirect?: string): Response {
  return seeOther(screenPath(visit, 'bind', { type, bind_token: issueBindToken(visit, type, newcomer), redirect }))
}

async function consent(visit: Visit): Promise<Response> {
  const { state, session } = visit
  const fields = await readForm(visit)
  const type = fields?.get('type') ?? ''
  const redirect = fields?.get('redirect') || undefined
  const isNewcomer = fields?.has('newcomer') === true && nameOfThird(visit, type) !== undefined
  if (session && isNewcomer) return sendToBind({ ...visit, session }, type, redirect)
  const account = state.accounts.find(
    ({ id, thirds }) => id === fields?.get('account') && thirds.some((bind) => bind.type === type),
  )
  if (!fields || !session || !account) return seeOther(screenPath(visit, 'login'))
  return enter({ ...visit, session }, account, redirect)
}

/** Simulates a third party's consent page (`GET /third`): both linked users and a newcomer may continue. */
export const thirdRoutes: PlainRoute[] = [
  { method: 'GET', path: '/third', isPage: true, answer: serveConsent },
  { method: 'POST', path: '/__third', answer: consent },
]
