import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { findRoute, notFoundRoute, routes } from '../../src/app/routes.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { matrix } from '../errors/matrix.ts'

/** The demo links to screens that users can only reach through a link with a token. */
const links: readonly string[] = [demoLinks.activation, demoLinks.firstPassword, demoLinks.market, demoLinks.bind]

/** The file service's home page, which opens after a login. */
const home = '/'
const homeKey = 'home'

const getPath = (address: string) => new URL(address, 'http://localhost').pathname

/** Returns a screen's key, e.g. `security_two-step`. The key is a story arg, so it cannot contain slashes. */
function toKey(path: string): string {
  return path === home ? homeKey : path.slice(1).replaceAll('/', '_')
}

/** The keys of all screens that the prototype can start on. */
export const screenKeys: readonly string[] = [...routes.map(({ path }) => toKey(path)), homeKey]

const names = new Map(paths.map((path) => [toKey(path), matrix[path].title.slice('Pages/'.length)]))

/** Returns the name of a screen, as in the sidebar. */
export const getScreenName = (key: string): string => names.get(key) ?? 'File service home page'

/** Returns the key of the screen at a URL, if the URL belongs to a screen. */
export function getScreenKey(address: string): string | undefined {
  const path = getPath(address)
  if (path === home) return homeKey
  const route = findRoute(path)
  return route === notFoundRoute ? undefined : toKey(route.path)
}

/** Returns the URL of a screen, with a demo token if the screen requires one. */
export function getScreenUrl(key: string): string {
  if (key === homeKey) return home
  const path = `/${key.replaceAll('_', '/')}`
  return links.find((link) => getPath(link) === path) ?? path
}
