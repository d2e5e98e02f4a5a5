/** Sets one query parameter of a link. */
export function withQuery(href: string, name: string, value: string): string {
  const [path, query] = href.split('?')
  const values = new URLSearchParams(query)
  values.set(name, value)
  return `${path}?${values}`
}
