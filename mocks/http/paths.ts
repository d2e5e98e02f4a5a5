/** Returns the prefix of a route's or call's path (SCR-21), or '' if it has none. */
export function getPrefix(path: string): '' | '/account' {
  return path === '/account' || path.startsWith('/account/') ? '/account' : ''
}

/** Adds the visited URL's prefix to a path on the account service. */
export function addPrefix({ url }: { url: URL }, path: string): string {
  return getPrefix(url.pathname) + path
}

export function withoutPrefix(path: string): string {
  return path.slice(getPrefix(path).length) || '/'
}

/** Returns the prefix of the page that makes a call, since calls to the API host have no prefix themselves (API-06). */
export function prefixOfPage({ headers }: Request): '' | '/account' {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? getPrefix(new URL(page).pathname) : ''
}
