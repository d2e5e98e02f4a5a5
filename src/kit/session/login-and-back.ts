import type { Host } from '../../host/host.ts'
import { withQuery } from '../with-query.ts'

/** A link to the login that leads back to this page afterwards (LOG-01); `loginHref` is the page's own link to it. */
export function loginAndBack(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const { pathname, search } = new URL(url)
  return withQuery(loginHref, 'redirect', pathname + search)
}
