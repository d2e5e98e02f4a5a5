/** The prefix under which every route and call answers as well (SCR-21); empty for a path without it. */
export function prefixOf(path: string): '' | '/account' {
  return path === '/account' || path.startsWith('/account/') ? '/account' : ''
}

/** A path without that prefix. */
export function withoutPrefix(path: string): string {
  return path.slice(prefixOf(path).length) || '/'
}

/** The prefix of the page that sends a call: for those of the API host, which bear none themselves (API-06). */
export function prefixOfPage({ headers }: Request): '' | '/account' {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? prefixOf(new URL(page).pathname) : ''
}
