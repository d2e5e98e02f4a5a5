import { externalFolder } from '../http/external-pages.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { seeOther, textResponse } from '../http/wire.ts'
import { drawLink, servePage } from './layout.ts'
import { serviceCss } from './service-css.ts'

function serveExternalPage(visit: Visit): Response {
  const { externalPages, back } = visit.words.pages
  const name = visit.path.slice(externalFolder.length)
  const page = Object.entries(externalPages).find(([known]) => known === name)?.[1]
  if (!page) return seeOther(screenPath(visit, 'home'))
  openPage(visit)
  return servePage(visit, { ...page, content: drawLink(screenPath(visit, 'login'), back) })
}

/** Stand-ins for external pages, so that no link is dead, and the stylesheet of the service's pages. */
export const externalPageRoutes: PlainRoute[] = [
  { method: 'GET', path: externalFolder, answer: serveExternalPage },
  { method: 'GET', path: '/__service.css', answer: () => textResponse(serviceCss, 'text/css') },
]
