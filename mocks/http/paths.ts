/** The prefix under which every route and call answers as well (SCR-21); empty for a path without it. */
export function prefixOf(path: string): '' | '/account' {
  return path === '/account' || path.startsWith('/account/') ? '/account' : ''
}

/** A path without that prefix. */
export function withoutPrefix(path: string): string {
  return path.slice(prefixOf(path).length) || '/'
}
