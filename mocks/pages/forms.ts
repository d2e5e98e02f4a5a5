import { ownPath } from '../http/paths.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import { type Html, html } from './html.ts'

type Form = { path: string; fields?: Record<string, string>; buttons: Html | Html[] }

/** A form on one of the service's own pages, with a CSRF token and any other hidden fields. */
export function drawForm(visit: PageVisit, { path, fields, buttons }: Form): Html {
  const hidden = Object.entries({ csrf_token: visit.session.csrfToken, ...fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form class="stack" method="post" action="${ownPath(visit, path)}">${hidden}
${buttons}</form>`
}

/** Returns a submitted form's fields and the visit with its session, or `undefined` if the CSRF token is wrong. */
export async function readForm(visit: Visit): Promise<{ fields: URLSearchParams; page: PageVisit } | undefined> {
  const { request, session } = visit
  const fields = new URLSearchParams(await request.text())
  return session && fields.get('csrf_token') === session.csrfToken ? { fields, page: { ...visit, session } } : undefined
}
