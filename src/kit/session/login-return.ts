import * as codes from '../../errors/codes.ts'
import { type Failure, hasCode } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'
import { withQuery } from '../../rules/url.ts'

/** Returns a login URL that leads back to this page after the login (LOG-01). */
export function loginUrlWithReturn(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const { pathname, search, hash } = new URL(url)
  return withQuery(loginHref, 'redirect', pathname + search + hash)
}

/**
 * Returns whether a call was rejected, without a redirect, because nobody is logged in (9000001). If so, do not reload
 * as in ERR-07: the reload would cause the same error. Always false inside a client, which handles the login itself
 * (ERR-08).
 */
export function isNotLoggedIn(failure: Failure, host: Pick<Host, 'clientType'>): boolean {
  if (failure.kind !== 'rejected' || host.clientType() !== 'web') return false
  return failure.redirect === undefined && hasCode(failure, codes.sessionExpired)
}
