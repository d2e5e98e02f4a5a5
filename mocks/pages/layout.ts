import { localeNames, locales } from '../../src/i18n/locales.ts'
import { screenPath } from '../http/screens.ts'
import type { Visit } from '../http/visit.ts'
import { textResponse } from '../http/wire.ts'
import { type Html, html } from './html.ts'

/** As strict as the product's pages (XS-3): no script, one stylesheet, forms to this site only. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const arch = html`<svg class="arch" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path class="arch-outer" fill-rule="evenodd" d="M2 25V12a11 11 0 0 1 22 0v13h-3.2V12a7.8 7.8 0 0 0-15.6 0v13H2Z"/><path class="arch-inner" d="M8.2 25V12.2a4.8 4.8 0 0 1 9.6 0V25H8.2Z"/></svg>`

function languageLinks({ url, locale }: Visit): Html[] {
  return locales.map((other) => {
    const address = new URL(url)
    address.searchParams.set('lang', other)
    const current = other === locale ? html` aria-current="true"` : undefined
    return html`<li><a href="${address.pathname + address.search}" lang="${other}" hreflang="${other}"${current}>${localeNames[other]}</a></li>`
  })
}

export function drawLink(href: string, text: string): Html {
  return html`<p><a href="${href}">${text}</a></p>`
}

/** A term and its value, for a `dl`; nothing without a value. */
export function drawFact(term: string, value: string | undefined, style?: string): Html | undefined {
  if (value === undefined) return undefined
  return html`<div><dt>${term}</dt><dd${style && html` class="${style}"`}>${value}</dd></div>`
}

/** One card. `name` is the browser tab's, if it differs from the title. */
type Page = { name?: string; picture?: Html; title: string; text?: string; content: Html }

/** A page of the service, marked as a stand-in. */
export function servePage(visit: Visit, { title, name = title, picture, text, content }: Page): Response {
  const words = visit.words.pages
  const page = html`<!doctype html>
<html lang="${visit.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} · Portico</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__service.css">
</head>
<body>
<header>
<a class="brand" href="${screenPath(visit, 'home')}">${arch}<span>${words.files}</span></a>
<nav aria-label="${words.language}"><ul class="languages">${languageLinks(visit)}</ul></nav>
</header>
<main>
<section class="card">
${picture}<h1>${title}</h1>
<p class="muted">${text}</p>
${content}
</section>
</main>
<footer><p>${words.standInFor}</p></footer>
</body>
</html>`
  const response = textResponse(page.text, 'text/html')
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}
