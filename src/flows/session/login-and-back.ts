import type { Host } from '../../host/host.ts'

/** The way to the login, and back to this very page once somebody is logged in (LOG-01); `loginHref` as the page links to it. */
export function loginAndBack(loginHref: string, { url }: Pick<Host, 'url'>): string {
  const [path, query] = loginHref.split('?')
  const carried = new URLSearchParams(query)
  const { pathname, search } = new URL(url)
  carried.set('redirect', pathname + search)
  return `${path}?${carried}`
}
