import type { Visit } from '../http/visit.ts'
import type { Session } from '../model.ts'
import { type Html, html } from './html.ts'

/** The anti-forgery token for a form on the service's own pages. */
export function tokenField({ csrfToken }: Session): Html {
  return html`<input type="hidden" name="csrf_token" value="${csrfToken}">`
}

/** The fields of a posted form; `undefined` if its anti-forgery token is not the session's. */
export async function readForm({ request, session }: Visit): Promise<URLSearchParams | undefined> {
  const fields = new URLSearchParams(await request.text())
  return session && fields.get('csrf_token') === session.csrfToken ? fields : undefined
}
