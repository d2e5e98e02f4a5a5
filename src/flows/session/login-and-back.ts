import type { Host } from '../../host/host.ts'
import { withQuery } from '../with-query.ts'

/** The way to the login, and back to this very page once somebody is logged in (LOG-01); `loginHref` as the page links to it. */
export function loginAndBack(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const { pathname, search } = new URL(url)
  return withQuery(loginHref, 'redirect', pathname + search)
}
