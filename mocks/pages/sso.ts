import { findSsoProduct, ssoPath } from '../accounts/enterprises.ts'
import { prefixOf } from '../http/paths.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { seeOther, textResponse } from '../http/wire.ts'
import type { Account, Enterprise } from '../model.ts'
import { enter } from './enter.ts'
import { readForm, tokenField } from './forms.ts'
import { html } from './html.ts'
import { servePage } from './layout.ts'

function membersOf({ state }: Visit, { sso }: Enterprise): Account[] {
  return state.accounts.filter(({ enterprise }) => enterprise?.sso?.productId === sso?.productId)
}

function serveLogin(visit: Visit): Response {
  const { state, url } = visit
  const productId = url.searchParams.get('product_id') ?? ''
  const enterprise = findSsoProduct(state, productId)
  if (!enterprise) return textResponse(visit.words.notFound, 'text/plain', 404)
  const { session } = openPage(visit)
  const words = visit.words.pages
  const redirect = url.searchParams.get('redirect') ?? ''
  const buttons = membersOf(visit, enterprise).map(
    ({ id, title }) => html`<button type="submit" name="account" value="${id}">${words.continueAs(title)}</button>`,
  )
  const main = html`
<section class="card">
<h1>${words.ssoTitle(enterprise.name)}</h1>
<p class="muted">${words.ssoText(enterprise.name)}</p>
<form class="stack" method="post" action="${prefixOf(url.pathname)}${ssoPath}">
${tokenField(session)}<input type="hidden" name="product_id" value="${productId}"><input type="hidden" name="redirect" value="${redirect}">
${buttons}</form>
<p><a href="${screenPath(visit, 'login', { redirect: redirect || undefined })}">${words.cancel}</a></p>
</section>`
  return servePage(visit, { title: words.ssoTitle(enterprise.name), main })
}

async function logIn(visit: Visit): Promise<Response> {
  const { state, session } = visit
  const fields = await readForm(visit)
  const enterprise = findSsoProduct(state, fields?.get('product_id') ?? '')
  const members = enterprise ? membersOf(visit, enterprise) : []
  const account = members.find(({ id }) => id === fields?.get('account'))
  if (!fields || !session || !account) return seeOther(screenPath(visit, 'login'))
  return enter({ ...visit, session }, account, fields.get('redirect') || undefined)
}

/** Simulates an enterprise's own login: any member may continue (SCR-01). */
export const ssoPageRoutes: PlainRoute[] = [
  { method: 'GET', path: ssoPath, isPage: true, answer: serveLogin },
  { method: 'POST', path: ssoPath, answer: logIn },
]
