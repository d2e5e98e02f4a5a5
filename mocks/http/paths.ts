/** The optional prefix under which every route and call is also available (SCR-21); empty for a path without it. */
export function prefixOf(path: string): '' | '/account' {
  return path === '/account' || path.startsWith('/account/') ? '/account' : ''
}

/** Removes that prefix from a path. */
export function withoutPrefix(path: string): string {
  return path.slice(prefixOf(path).length) || '/'
}

/** The prefix of the page that sends a call, needed for API host calls, whose own paths have none (API-06). */
export function prefixOfPage({ headers }: Request): '' | '/account' {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? prefixOf(new URL(page).pathname) : ''
}
