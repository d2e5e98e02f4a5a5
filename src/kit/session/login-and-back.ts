import type { Host } from '../../host/host.ts'
import { withQuery } from '../../rules/address.ts'

/** A link to the login that leads back to this page afterwards (LOG-01); `loginHref` is the page's own link to it. */
export function loginAndBack(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const { pathname, search, hash } = new URL(url)
  return withQuery(loginHref, 'redirect', pathname + search + hash)
}
