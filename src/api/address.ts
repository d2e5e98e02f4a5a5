import type { Host } from '../host/host.ts'
import type { Call } from './call.ts'

/** The URL of a path on this site, or on the API host, which takes no prefix (API-06, SCR-21). */
export function addressOf(path: string, host: Host, where: Call['host'] = 'site'): URL {
  const { pageData, origin, pathPrefix } = host
  const base = where === 'api' ? (pageData.apiUrl ?? origin).replace(/\/+$/, '') : origin + pathPrefix
  const url = new URL(base + path)
  // A path to another origin would send our tokens there (RQ-1).
  if (url.origin !== new URL(base).origin) throw new TypeError(`${path} leads to another site (RQ-1)`)
  if (pageData.fstate) url.searchParams.set('_fstate', pageData.fstate)
  return url
}
