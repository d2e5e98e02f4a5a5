/** The optional prefix of every route and call (SCR-21); empty for a path without it. */
export function prefixOf(path: string): '' | '/account' {
  return path === '/account' || path.startsWith('/account/') ? '/account' : ''
}

/** A path of this service, with the visitor's prefix. */
export function ownPath({ url }: { url: URL }, path: string): string {
  return prefixOf(url.pathname) + path
}

export function withoutPrefix(path: string): string {
  return path.slice(prefixOf(path).length) || '/'
}

/** The prefix of the page that makes a call, for calls to the API host, whose paths have none (API-06). */
export function prefixOfPage({ headers }: Request): '' | '/account' {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? prefixOf(new URL(page).pathname) : ''
}
