/** Why an address was refused. */
export type AddressRefusal =
  | 'empty'
  | 'control-character'
  | 'backslash'
  | 'double-slash'
  | 'unreadable'
  | 'protocol'
  | 'user-info'
  | 'host'

/** A checked address. Only ever navigate to the parsed `href`, never to the text that was checked (RD-2). */
export type AddressCheck = { ok: true; href: string } | { ok: false; reason: AddressRefusal }

/** What an address is checked against: the page's own, and other hosts it may lead to (`host` or `host:port`). */
export type AddressRules = { base: string; allowedHosts: readonly string[] }

/** The protocols allowed in links from the server (RD-4). A link with any other protocol is shown as plain text. */
const linkProtocols: readonly string[] = ['https:', 'http:']

/**
 * Whether a redirect may be followed (RD-2): a path on this site, or an address on this site's host or a listed one,
 * over https or, if the page itself uses http, over http. The host is compared with its port, in its parsed form.
 */
export function checkAddress(input: string, { base, allowedHosts }: AddressRules): AddressCheck {
  const parsed = parse(input, base)
  if (!parsed.ok) return parsed
  const { url } = parsed
  const own = new URL(base)
  const isHttpPage = own.protocol === 'http:'
  // List the protocols rather than compare with the page's: a `blob:` page has our origin too.
  if (url.protocol !== 'https:' && !(isHttpPage && url.protocol === 'http:')) return refuse('protocol')
  if (url.username || url.password) return refuse('user-info')
  const isAllowed = url.host === own.host || allowedHosts.some((host) => hostOf(host) === url.host)
  return isAllowed ? { ok: true, href: url.href } : refuse('host')
}

/** Normalizes a listed host as URL parsing does: no default port, lower case, ASCII. */
function hostOf(listed: string): string | undefined {
  const parsed = parse(`https://${listed.trim()}`, undefined)
  return parsed.ok ? parsed.url.host : undefined
}

/** Whether a `download_link` or a link in the page's data may be opened (RD-4): any host, but listed protocols only. */
export function checkLink(input: string, base?: string): AddressCheck {
  const parsed = parse(input, base)
  if (!parsed.ok) return parsed
  const { url } = parsed
  if (!linkProtocols.includes(url.protocol)) return refuse('protocol')
  if (url.username || url.password) return refuse('user-info')
  return { ok: true, href: url.href }
}

/**
 * Sets one query parameter without checking the address. Keeps the rest byte for byte, since it may be signed or not
 * UTF-8.
 */
export function withQuery(address: string, name: string, value: string): string {
  return address.replace(/(?:\?([^#]*))?(?=#|$)/, (_, query = '') => {
    const others = (query as string).split('&').filter((pair) => pair && !new URLSearchParams(pair).has(name))
    return `?${[...others, new URLSearchParams({ [name]: value })].join('&')}`
  })
}

/**
 * A page's URL with its fragment moved into its `redirect` (LOG-01): when the server redirects to this page, the
 * browser carries the fragment over without the server knowing. A redirect's own fragment wins, as in browsers. Only a
 * redirect within this site gets the fragment, and only if it may be followed (RD-2).
 */
export function withCarriedFragment(href: string): string {
  const url = new URL(href)
  const redirect = url.searchParams.get('redirect')?.trim()
  if (!url.hash || !redirect || redirect.includes('#')) return href
  const combined = redirect + url.hash
  if (!checkAddress(combined, { base: href, allowedHosts: [] }).ok) return href
  url.hash = ''
  return withQuery(url.href, 'redirect', combined)
}

function parse(input: string, base: string | undefined) {
  const text = input.trim()
  if (!text) return refuse('empty')
  // The URL parser drops tabs and line breaks and reads `\` as `/`. Both can hide the real target.
  if (/\p{Cc}/u.test(text)) return refuse('control-character')
  if (text.includes('\\')) return refuse('backslash')
  // A protocol-relative address: there is no legitimate reason to use one here.
  if (text.startsWith('//')) return refuse('double-slash')
  try {
    return { ok: true, url: new URL(text, base) } as const
  } catch {
    return refuse('unreadable')
  }
}

function refuse(reason: AddressRefusal) {
  return { ok: false, reason } as const
}
