/** The default location of assets: the root of the pages' own host. */
export const defaultAssetUrl = '/'

/**
 * Parses `ASSET_URL`, the URL of the folder that contains `assets/`, and returns it with a trailing slash. Throws
 * an error with the reason if the URL is invalid or cannot be a source in a content security policy.
 */
export function parseAssetUrl(value = ''): string {
  const text = value.trim()
  if (text === '') return defaultAssetUrl
  const createError = (reason: string) => new Error(`ASSET_URL is ${text}, ${reason}.`)
  if (!URL.canParse(text)) throw createError('which is not a URL: use one such as https://static.example.com/portico/')
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') throw createError('which is neither https nor http')
  if (username || password || search || hash) throw createError('but it may only have a host and a path')
  // These characters delimit the sources and directives of a content security policy.
  if (/[,;'"]/.test(pathname)) throw createError(`but a CSP source must not contain , ; ' or " in its path`)
  return `${origin}${pathname.replace(/\/?$/, '/')}`
}
