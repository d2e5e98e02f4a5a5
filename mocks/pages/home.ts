import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import { prefixOf } from '../http/paths.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { seeOther } from '../http/wire.ts'
import { accountOf, endSession } from '../login/sessions.ts'
import type { Account } from '../model.ts'
import type { ServerWords } from '../words/server-words.ts'
import { readForm, tokenField } from './forms.ts'
import { type Html, html } from './html.ts'
import { servePage } from './layout.ts'

const arcade = html`<svg class="arcade" viewBox="0 0 320 120" aria-hidden="true">${[0, 1, 2, 3, 4].map(
  (index) => html`<path class="arcade-${index}" d="M${index * 64 + 6} 120V58a26 26 0 0 1 52 0v62Z"/>`,
)}<path class="arcade-floor" d="M0 119.5H320"/></svg>`

function contacts({ phone, email }: Account, words: ServerWords['pages']): Html[] {
  const rows = [
    phone === undefined ? undefined : ([words.phone, maskPhone(phone)] as const),
    email === undefined ? undefined : ([words.email, maskEmail(email)] as const),
  ]
  return rows
    .filter((row) => row !== undefined)
    .map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)
}

function serveHome(visit: Visit): Response {
  const account = accountOf(visit.state, visit.session)
  const { pathname } = visit.url
  if (!account) return seeOther(screenPath(visit, 'login', { redirect: pathname }))
  const { session } = openPage(visit)
  const words = visit.words.pages
  const main = html`
<section class="card">
${arcade}
<h1>${words.homeTitle}</h1>
<p class="muted">${words.homeText}</p>
<div class="panel">
<p class="who"><span class="muted">${words.loggedInAs}</span><strong>${account.title}</strong></p>
<dl>${contacts(account, words)}</dl>
</div>
<p><a href="${screenPath(visit, 'security')}">${words.accountSecurity}</a></p>
<form method="post" action="${prefixOf(pathname)}/__logout">${tokenField(session)}<button type="submit">${words.logOut}</button></form>
</section>`
  return servePage(visit, { title: words.files, main })
}

async function logOut(visit: Visit): Promise<Response> {
  const isGenuine = (await readForm(visit)) !== undefined
  if (!isGenuine || !visit.session) return seeOther(screenPath(visit, 'home'))
  endSession(visit.state, visit.session, visit.setCookies)
  return seeOther(screenPath(visit, 'login'))
}

/** Where a login leads by default: a stand-in for the file service's home. */
export const homeRoutes: PlainRoute[] = [
  { method: 'GET', path: '/', isPage: true, answer: serveHome },
  { method: 'POST', path: '/__logout', answer: logOut },
]
