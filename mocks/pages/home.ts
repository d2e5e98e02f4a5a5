import { maskUser } from '../accounts/contacts.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { seeOther } from '../http/wire.ts'
import { accountOf, endSession } from '../login/sessions.ts'
import { drawForm, readForm } from './forms.ts'
import { html } from './html.ts'
import { drawFact, drawLink, servePage } from './layout.ts'

const arcade = html`<svg class="arcade" viewBox="0 0 320 120" aria-hidden="true">${[0, 1, 2, 3, 4].map(
  (index) => html`<path class="arcade-${index}" d="M${index * 64 + 6} 120V58a26 26 0 0 1 52 0v62Z"/>`,
)}<path class="arcade-floor" d="M0 119.5H320"/></svg>`

const logoutPath = '/__logout'

function serveHome(visit: Visit): Response {
  const account = accountOf(visit.state, visit.session)
  if (!account) return seeOther(screenPath(visit, 'login', { redirect: visit.url.pathname }))
  const page = openPage(visit)
  const words = visit.words.pages
  const { phone, email } = maskUser(account)
  const content = html`<div class="panel">
<p class="who"><span class="muted">${words.loggedInAs}</span><strong>${account.title}</strong></p>
<dl>${drawFact(words.phone, phone)}${drawFact(words.email, email)}</dl>
</div>
${drawLink(screenPath(visit, 'security'), words.accountSecurity)}
${drawForm(page, { path: logoutPath, buttons: html`<button type="submit">${words.logOut}</button>` })}`
  return servePage(visit, { name: words.files, picture: arcade, title: words.homeTitle, text: words.homeText, content })
}

async function logOut(visit: Visit): Promise<Response> {
  const form = await readForm(visit)
  if (!form) return seeOther(screenPath(visit, 'home'))
  endSession(visit.state, form.page.session, visit.setCookies)
  return seeOther(screenPath(visit, 'login'))
}

/** Where a login leads by default: a stand-in for the file service's home. */
export const homeRoutes: PlainRoute[] = [
  { method: 'GET', path: '/', isPage: true, answer: serveHome },
  { method: 'POST', path: logoutPath, answer: logOut },
]
