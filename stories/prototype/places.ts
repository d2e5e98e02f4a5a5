import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { findRoute, notFoundRoute, routes } from '../../src/app/routes.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { matrix } from '../errors/matrix.ts'

/** Some screens can only be reached by a link that was sent; these are the links of the demo accounts. */
const links: readonly string[] = [demoLinks.activation, demoLinks.firstPassword, demoLinks.market, demoLinks.bind]

/** The file service's home page, where a login leads. */
const home = '/'
const homeKey = 'home'

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname

/** A screen's key in Storybook's URL, which allows no slashes, e.g. `security_two-step`. */
function toKey(path: string): string {
  return path === home ? homeKey : path.slice(1).replaceAll('/', '_')
}

/** Every screen that the prototype can start on. */
export const screenKeys: readonly string[] = [...routes.map(({ path }) => toKey(path)), homeKey]

const names = new Map(paths.map((path) => [toKey(path), matrix[path].title.slice('Pages/'.length)]))

/** The name of a screen, as in the sidebar. */
export const nameOf = (key: string): string => names.get(key) ?? 'Home of the file service'

/** The key of the screen at an address, if there is one. */
export function keyOf(address: string): string | undefined {
  const path = pathOf(address)
  if (path === home) return homeKey
  const route = findRoute(path)
  return route === notFoundRoute ? undefined : toKey(route.path)
}

/** The address of a screen, with a demo account's token if it needs one. */
export function addressOf(key: string): string {
  if (key === homeKey) return home
  const path = `/${key.replaceAll('_', '/')}`
  return links.find((link) => pathOf(link) === path) ?? path
}
