import { placesFolder } from '../http/places.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { seeOther, textResponse } from '../http/wire.ts'
import { pageWords } from '../words/page-words.ts'
import { html } from './html.ts'
import { servePage } from './layout.ts'
import { serviceCss } from './service-css.ts'

function servePlace(visit: Visit): Response {
  const words = pageWords[visit.locale]
  const name = visit.path.slice(placesFolder.length)
  const place = Object.entries(words.places).find(([known]) => known === name)?.[1]
  if (!place) return seeOther(screenPath(visit, 'home'))
  openPage(visit)
  const main = html`
<section class="card">
<h1>${place.title}</h1>
<p class="muted">${place.text}</p>
<p><a href="${screenPath(visit, 'login')}">${words.back}</a></p>
</section>`
  return servePage(visit, { title: place.title, main })
}

/** Stand-in pages for the paths in `places`, so that no link is dead, and the stylesheet of all the service's pages. */
export const placeRoutes: PlainRoute[] = [
  { method: 'GET', path: placesFolder, answer: servePlace },
  { method: 'GET', path: '/__service.css', answer: () => textResponse(serviceCss, 'text/css') },
]
