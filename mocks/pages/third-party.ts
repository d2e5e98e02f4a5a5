import { isAlreadyLinked, issueLinkToken } from '../accounts/linked-accounts.ts'
import { prefixOf } from '../http/paths.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type PageVisit, type Visit } from '../http/visit.ts'
import { seeOther, textResponse } from '../http/wire.ts'
import { newcomer } from '../personas/demo-links.ts'
import { enter } from './enter.ts'
import { readForm, tokenField } from './forms.ts'
import { html } from './html.ts'
import { servePage } from './layout.ts'

function platformName({ words }: Visit, type: string | null): string | undefined {
  return Object.entries(words.pages.thirdParties).find(([known]) => known === type)?.[1]
}

function notFound({ words }: Visit): Response {
  return textResponse(words.notFound, 'text/plain', 404)
}

function serveConsent(visit: Visit): Response {
  const type = visit.url.searchParams.get('type') ?? ''
  const platform = platformName(visit, type)
  if (platform === undefined) return notFound(visit)
  const { state, url } = visit
  const { session } = openPage(visit)
  const words = visit.words.pages
  const redirect = url.searchParams.get('redirect') ?? ''
  const linkedUsers = state.accounts.filter(({ linkedAccounts }) =>
    linkedAccounts.some((linked) => linked.type === type),
  )
  const buttons = linkedUsers.map(
    ({ id, title }) => html`<button type="submit" name="account" value="${id}">${words.continueAs(title)}</button>`,
  )
  const newcomerButton = isAlreadyLinked(state, type, newcomer)
    ? undefined
    : html`<button type="submit" name="newcomer" value="yes">${words.continueUnlinked(newcomer)}</button>`
  const form = html`<form class="stack" method="post" action="${prefixOf(url.pathname)}/__third">
${tokenField(session)}<input type="hidden" name="type" value="${type}"><input type="hidden" name="redirect" value="${redirect}">
${buttons}${newcomerButton}</form>`
  const main = html`
<section class="card">
<h1>${words.thirdPartyTitle(platform)}</h1>
<p class="muted">${words.thirdPartyText(platform)}</p>
${form}
<p><a href="${screenPath(visit, 'login', { redirect: redirect || undefined })}">${words.cancel}</a></p>
</section>`
  return servePage(visit, { title: words.thirdPartyTitle(platform), main })
}

/** Redirects to the screen where a newcomer logs in or registers to link this account (SCR-18). */
function redirectToLink(visit: PageVisit, type: string, redirect?: string): Response {
  return seeOther(screenPath(visit, 'bind', { type, bind_token: issueLinkToken(visit, type, newcomer), redirect }))
}

async function consent(visit: Visit): Promise<Response> {
  const { state, session } = visit
  const fields = await readForm(visit)
  const type = fields?.get('type') ?? ''
  const redirect = fields?.get('redirect') || undefined
  const isNewcomer = fields?.has('newcomer') === true && platformName(visit, type) !== undefined
  if (session && isNewcomer) return redirectToLink({ ...visit, session }, type, redirect)
  const account = state.accounts.find(
    ({ id, linkedAccounts }) => id === fields?.get('account') && linkedAccounts.some((linked) => linked.type === type),
  )
  if (!fields || !session || !account) return seeOther(screenPath(visit, 'login'))
  return enter({ ...visit, session }, account, redirect)
}

/** Simulates a third party's consent page (`GET /third`), for linked users and a newcomer. */
export const thirdPartyRoutes: PlainRoute[] = [
  { method: 'GET', path: '/third', isPage: true, answer: serveConsent },
  { method: 'POST', path: '/__third', answer: consent },
]
