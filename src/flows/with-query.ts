/** A link of the page with one more value in its query, or another one. */
export function withQuery(href: string, name: string, value: string): string {
  const [path, query] = href.split('?')
  const values = new URLSearchParams(query)
  values.set(name, value)
  return `${path}?${values}`
}
