import { escape as escapeHtml } from 'es-toolkit/string/escape'
import { addPrefix } from '../http/paths.ts'
import { textResponse } from '../http/responses.ts'
import type { PageVisit, Visit } from '../http/visit.ts'
import { serviceCss } from './service-css.ts'

/** Markup that templates include without escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type TemplateValue = string | Html | readonly Html[] | undefined

function toMarkup(value: TemplateValue = ''): string {
  if (value instanceof Html) return value.text
  return typeof value === 'string' ? escapeHtml(value) : value.map(({ text }) => text).join('')
}

/** Creates markup from a template. Escapes every value that is not markup itself. */
export function html(strings: TemplateStringsArray, ...values: TemplateValue[]): Html {
  return new Html(strings.map((string, index) => string + toMarkup(values[index])).join(''))
}

export function renderLink(href: string, text: string): Html {
  return html`<p><a href="${href}">${text}</a></p>`
}

/** Creates a form with a CSRF token and any other hidden fields. */
export function renderForm(
  visit: PageVisit,
  { path, fields, buttons }: { path: string; fields?: Record<string, string>; buttons: Html },
): Html {
  const hiddenFields = Object.entries({ csrf_token: visit.session.csrfToken, ...fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="${addPrefix(visit, path)}">${hiddenFields}${buttons}</form>`
}

/** Reads a submitted form. Returns `undefined` if the visit has no session or the CSRF token is wrong. */
export async function readForm(visit: Visit): Promise<{ fields: URLSearchParams; page: PageVisit } | undefined> {
  const { request, session } = visit
  const fields = new URLSearchParams(await request.text())
  return session && fields.get('csrf_token') === session.csrfToken ? { fields, page: { ...visit, session } } : undefined
}

/** Serves an English page that stands in for a part of the service outside this project. */
export function servePage({ title, text, content }: { title: string; text?: string; content: Html }): Response {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Portico</title>
<link rel="icon" href="data:,">
<style>${new Html(serviceCss)}</style>
</head>
<body>
<main><h1>${title}</h1>${text && html`<p>${text}</p>`}${content}</main>
<footer>This page stands in for a part of the service outside this project.</footer>
</body>
</html>`
  return textResponse(page.text, 'text/html')
}
