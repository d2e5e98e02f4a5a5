/** Why an address is not followed. */
export type AddressRefusal =
  | 'empty'
  | 'control-character'
  | 'backslash'
  | 'double-slash'
  | 'unreadable'
  | 'protocol'
  | 'user-info'
  | 'host'

/** A checked address. Only the parsed `href` is ever gone to, never the text that was checked (RD-2). */
export type AddressCheck = { ok: true; href: string } | { ok: false; reason: AddressRefusal }

/** What an address is held against: the page's own address, and other hosts that it may lead to (`host` or `host:port`). */
export type AddressRules = { base: string; allowedHosts: readonly string[] }

/** The protocols of links that the server names (RD-4): what is not listed here stays text. */
const linkProtocols: readonly string[] = ['https:', 'http:']

/**
 * Whether a redirect may be followed (RD-2): a path of this site, or an address of this site's host or a listed one, by
 * https or the page's own http. The host is compared with its port, in its parsed form.
 */
export function checkAddress(input: string, { base, allowedHosts }: AddressRules): AddressCheck {
  const parsed = parse(input, base)
  if (!parsed.ok) return parsed
  const { url } = parsed
  const own = new URL(base)
  const isHttpPage = own.protocol === 'http:'
  // Named one by one rather than "as the page": a `blob:` page bears our origin as well.
  if (url.protocol !== 'https:' && !(isHttpPage && url.protocol === 'http:')) return refuse('protocol')
  if (url.username || url.password) return refuse('user-info')
  const isAllowed = url.host === own.host || allowedHosts.some((host) => hostOf(host) === url.host)
  return isAllowed ? { ok: true, href: url.href } : refuse('host')
}

/** A listed host as an address has it: without the usual port, in small letters and ASCII. */
function hostOf(listed: string): string | undefined {
  const parsed = parse(`https://${listed.trim()}`, undefined)
  return parsed.ok ? parsed.url.host : undefined
}

/** Whether a `download_link` or a link of the page's data may be opened (RD-4): any host, but only by a listed protocol. */
export function checkLink(input: string, base?: string): AddressCheck {
  const parsed = parse(input, base)
  if (!parsed.ok) return parsed
  const { url } = parsed
  if (!linkProtocols.includes(url.protocol)) return refuse('protocol')
  if (url.username || url.password) return refuse('user-info')
  return { ok: true, href: url.href }
}

/** Adds the registration mode to an address that was checked before (LOG-02, RD-5). */
export function withMode(href: string, mode: 'ent_reg'): string {
  const url = new URL(href)
  url.searchParams.set('mode', mode)
  return url.href
}

function parse(input: string, base: string | undefined) {
  const text = input.trim()
  if (!text) return refuse('empty')
  // The parser drops tabs and line breaks and reads `\` as `/`: both can hide what comes after.
  if (/\p{Cc}/u.test(text)) return refuse('control-character')
  if (text.includes('\\')) return refuse('backslash')
  // Neither a path nor an address with a protocol: nobody writes this but to mislead.
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
