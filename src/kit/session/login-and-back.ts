import type { Host } from '../../host/host.ts'
import { withQuery } from '../../rules/address.ts'

/** A login link that returns to this page afterwards (LOG-01). */
export function loginAndBack(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const { pathname, search, hash } = new URL(url)
  return withQuery(loginHref, 'redirect', pathname + search + hash)
}
