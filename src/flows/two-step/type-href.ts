/** The way to the settings of two-step verification with something to do there (TWO-09, TWO-10); `href` as the page links to it. */
export function typeHref(href: string, type: 'set' | 'modify'): string {
  const [path, query] = href.split('?')
  const carried = new URLSearchParams(query)
  carried.set('type', type)
  return `${path}?${carried}`
}
