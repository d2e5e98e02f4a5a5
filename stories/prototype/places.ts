import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { findRoute, notFoundRoute, routes } from '../../src/pages/routes.ts'

/** Screens that nobody reaches without a link that was sent to them, and the link that a demo account was sent. */
const links: readonly string[] = [demoLinks.activation, demoLinks.firstPassword, demoLinks.market, demoLinks.bind]

/** The file service's own home, where a login leads. */
const home = '/'
const homeKey = 'home'

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname

/** A screen as the address of the catalogue may name it: without slashes, e.g. `security_two-step`. */
function toKey(path: string): string {
  return path === home ? homeKey : path.slice(1).replaceAll('/', '_')
}

/** Every place that the prototype may begin at. */
export const screenKeys: readonly string[] = [...routes.map(({ path }) => toKey(path)), homeKey]

/** The place of an address, where it has one. */
export function keyOf(address: string): string | undefined {
  const path = pathOf(address)
  if (path === home) return homeKey
  const route = findRoute(path)
  return route === notFoundRoute ? undefined : toKey(route.path)
}

/** Where a place begins: with the link of a demo account where it needs one. */
export function addressOf(key: string): string {
  if (key === homeKey) return home
  const path = `/${key.replaceAll('_', '/')}`
  return links.find((link) => pathOf(link) === path) ?? path
}
