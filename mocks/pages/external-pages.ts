import { upperFirst } from 'es-toolkit/string/upperFirst'
import { externalFolder } from '../http/external-pages.ts'
import type { PlainRoute } from '../http/routes.ts'
import { screenPath } from '../http/screens.ts'
import { openPage, type Visit } from '../http/visit.ts'
import { renderLink, servePage } from './page.ts'

function serveExternalPage(visit: Visit): Response {
  const content = renderLink(screenPath(openPage(visit), 'login'), 'Back to the login page')
  const name = visit.path.slice(externalFolder.length).replaceAll('-', ' ')
  return servePage({ title: upperFirst(name), content })
}

/** The pages that stand in for external pages, so that every link works. */
export const externalPageRoutes: PlainRoute[] = [{ method: 'GET', path: externalFolder, respond: serveExternalPage }]
