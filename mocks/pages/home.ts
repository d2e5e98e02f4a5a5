import { maskUser } from '../accounts/contacts.ts'
import { seeOther } from '../http/responses.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { endSession, findLoggedInAccount } from '../login/sessions.ts'
import { html, readForm, renderForm, renderLink, servePage } from './page.ts'

const logoutPath = '/__logout'

function serveHome(visit: Visit): Response {
  const account = findLoggedInAccount(visit.state, visit.session)
  if (!account) return seeOther(screenPath(visit, 'login', { redirect: visit.url.pathname }))
  const { phone, email } = maskUser(account)
  const text = `You are logged in as ${[account.title, phone, email].filter((part) => part !== undefined).join(', ')}.`
  const content = html`${renderLink(screenPath(visit, 'security'), 'Account security')}
${renderForm(openPage(visit), { path: logoutPath, buttons: html`<button type="submit">Log out</button>` })}`
  return servePage({ title: 'Portico Files', text, content })
}

async function logOut(visit: Visit): Promise<Response> {
  const form = await readForm(visit)
  if (!form) return seeOther(screenPath(visit, 'home'))
  endSession(visit.state, form.page.session, visit.setCookies)
  return seeOther(screenPath(visit, 'login'))
}

/** The page that a login leads to by default. It stands in for the file service's home page. */
export const homeRoutes: PlainRoute[] = [
  { method: 'GET', path: '/', isPage: true, respond: serveHome },
  { method: 'POST', path: logoutPath, respond: logOut },
]
