import type { Visit } from '../http/visit.ts'
import type { Session } from '../model.ts'
import { type Html, html } from './html.ts'

export function tokenField({ csrfToken }: Session): Html {
  return html`<input type="hidden" name="csrf_token" value="${csrfToken}">`
}

/** The fields of a form; `undefined` if its anti-forgery token is wrong. */
export async function readForm({ request, session }: Visit): Promise<URLSearchParams | undefined> {
  const fields = new URLSearchParams(await request.text())
  return session && fields.get('csrf_token') === session.csrfToken ? fields : undefined
}
