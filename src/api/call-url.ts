import type { Host } from '../host/host.ts'
import type { Call } from './call.ts'

/** Returns a path's URL with `_fstate`, on this site or the API host, where paths have no prefix (API-06, SCR-21). */
export function createCallUrl(path: string, host: Host, target: Call['host'] = 'site'): URL {
  const { pageData, origin, pathPrefix } = host
  const base = target === 'api' ? (pageData.apiUrl ?? origin).replace(/\/+$/, '') : origin + pathPrefix
  const url = new URL(base + path)
  // Another origin would receive the page's tokens (RQ-1).
  if (url.origin !== new URL(base).origin) throw new TypeError(`${path} leads to another site (RQ-1)`)
  if (pageData.fstate) url.searchParams.set('_fstate', pageData.fstate)
  return url
}
