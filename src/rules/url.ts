/** Why a URL was rejected. */
export type UrlRejection =
  | 'empty'
  | 'control-character'
  | 'backslash'
  | 'double-slash'
  | 'malformed'
  | 'protocol'
  | 'user-info'
  | 'host'

/** The result of checking a URL. Navigate only to the parsed `href`, never to the string that was checked (RD-2). */
export type UrlCheck = { ok: true; href: string } | { ok: false; reason: UrlRejection }

/** `base`: the page's own URL. `allowedHosts`: other hosts that a URL may lead to, as `host` or `host:port`. */
export type RedirectRules = { base: string; allowedHosts: readonly string[] }

/** The protocols allowed in links from the server (RD-4). Other links are not shown. */
const linkProtocols: readonly string[] = ['https:', 'http:']

/**
 * Checks whether a redirect may be followed (RD-2). It must lead to this site's host or an allowed host. Its protocol
 * must be https, or http if the page itself uses http. Hosts are compared in parsed form, with ports.
 */
export function checkRedirect(input: string, { base, allowedHosts }: RedirectRules): UrlCheck {
  const parsed = parse(input, base)
  if (!parsed.ok) return parsed
  const { url } = parsed
  const pageUrl = new URL(base)
  const isHttpPage = pageUrl.protocol === 'http:'
  // Do not compare with the page's protocol, since a `blob:` page would then accept any `blob:` URL.
  if (url.protocol !== 'https:' && !(isHttpPage && url.protocol === 'http:')) return reject('protocol')
  if (url.username || url.password) return reject('user-info')
  const isAllowed = url.host === pageUrl.host || allowedHosts.some((host) => normalizeHost(host) === url.host)
  return isAllowed ? { ok: true, href: url.href } : reject('host')
}

/** Normalizes an allowed host as the URL parser does: no default port, lower case, ASCII. */
function normalizeHost(allowedHost: string): string | undefined {
  const parsed = parse(`https://${allowedHost.trim()}`, undefined)
  return parsed.ok ? parsed.url.host : undefined
}

/** Checks whether a `download_link` or a link in the page data may be opened (RD-4): any host, but only http(s). */
export function checkLink(input: string, base?: string): UrlCheck {
  const parsed = parse(input, base)
  if (!parsed.ok) return parsed
  const { url } = parsed
  if (!linkProtocols.includes(url.protocol)) return reject('protocol')
  if (url.username || url.password) return reject('user-info')
  return { ok: true, href: url.href }
}

/**
 * Sets a query parameter without checking the URL. Keeps the rest of the URL byte for byte, since it may be signed, or
 * may not be UTF-8.
 */
export function withQuery(url: string, name: string, value: string): string {
  return url.replace(/(?:\?([^#]*))?(?=#|$)/, (_, query = '') => {
    const otherPairs = (query as string).split('&').filter((pair) => pair && !new URLSearchParams(pair).has(name))
    return `?${[...otherPairs, new URLSearchParams({ [name]: value })].join('&')}`
  })
}

/**
 * Returns a page's URL with its fragment moved into its `redirect` parameter (LOG-01). When the server redirects to
 * this page, the browser keeps the old fragment, which the server never sees. As in browsers, a redirect's own fragment
 * takes precedence. Only a redirect within this site gets the fragment, and only if it may be followed (RD-2).
 */
export function moveFragmentToRedirect(href: string): string {
  const url = new URL(href)
  const redirect = url.searchParams.get('redirect')?.trim()
  if (!url.hash || !redirect || redirect.includes('#')) return href
  const redirectWithFragment = redirect + url.hash
  if (!checkRedirect(redirectWithFragment, { base: href, allowedHosts: [] }).ok) return href
  url.hash = ''
  return withQuery(url.href, 'redirect', redirectWithFragment)
}

function parse(input: string, base: string | undefined) {
  const text = input.trim()
  if (!text) return reject('empty')
  // The URL parser drops tabs and line breaks and reads `\` as `/`. Both can hide the real target.
  if (/\p{Cc}/u.test(text)) return reject('control-character')
  if (text.includes('\\')) return reject('backslash')
  // No legitimate redirect or link is protocol-relative.
  if (text.startsWith('//')) return reject('double-slash')
  try {
    return { ok: true, url: new URL(text, base) } as const
  } catch {
    return reject('malformed')
  }
}

function reject(reason: UrlRejection) {
  return { ok: false, reason } as const
}
