import { checkLink } from '../rules/address.ts'
import { passwordMaxLength, passwordMinLength } from '../rules/limits.ts'
import type { PasswordPolicy } from '../rules/password.ts'
import type { Report } from './report-event.ts'

/** The build's values, for pages that embed none. */
export type PageDefaults = { productName: string; publicKey: string; loginSignSecret?: string }

/** Settings of the slider captcha (WID-16, API-07). */
export type CaptchaSettings = {
  sceneId?: string
  certifyId?: string
  region: 'cn' | 'sgp'
  secret?: string
  scriptUrl?: string
  prefix?: string
}

/** The values that the server embeds in the page (LOG-09, contract section 2). A link whose URL is absent is hidden. */
export type PageData = {
  productName: string
  assetUrl: string
  /** Base URL of calls to the API host (API-06); defaults to this site. */
  apiUrl?: string
  isMobile: boolean
  /** The page is a mobile page for people outside mainland China (WID-03). */
  isInternational: boolean
  isSync: boolean
  passwordPolicy: PasswordPolicy
  /** The account that the page is about. */
  account?: string
  csrfToken?: string
  fstate?: string
  lang?: string
  publicKey: string
  isSecureZoneRequired: boolean
  redirectHosts: readonly string[]
  defaultRedirect: string
  captcha?: CaptchaSettings
  loginSignSecret?: string
  /** Device tokens to replace; defaults to those of failed fingerprints. */
  staleDeviceTokens?: readonly string[]
  supportUrl?: string
  downloadUrl?: string
  webUrl?: string
  googleHelpUrl?: string
  passwordHelpUrl?: string
  termsUrl?: string
  privacyUrl?: string
  /** The masked login of the owner of the page's link. */
  linkOwner?: string
  /** The masked login of the person who opened the link, if not its owner. */
  loggedInAs?: string
}

/**
 * Reads one value: `undefined` if invalid, `null` if deliberately empty. Written by hand, since the schema library loads only
 * with the first call.
 */
type Reader<Value> = (value: unknown) => Value | null | undefined

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const texts: Reader<string[]> = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined
const passwordLength: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= passwordMaxLength ? value : undefined
const region: Reader<'cn' | 'sgp'> = (value) => (value === 'cn' || value === 'sgp' ? value : undefined)
const apiAddress: Reader<string> = (value) => {
  const address = typeof value === 'string' ? checkLink(value) : undefined
  // Paths are appended, so it must have no query and no hash.
  return address?.ok && !/[?#]/.test(address.href) ? address.href : undefined
}
const link: Reader<string> = (value) => {
  const address = text(value)?.trim()
  // Templates write a lone `#` for a missing URL. Hide such a link.
  if (address?.startsWith('#')) return null
  return address && checkLink(address, 'https://page.invalid').ok ? address : undefined
}

const captchaReaders = { sceneId: text, certifyId: text, region, secret: text, scriptUrl: link, prefix: text }

/** Every key that the server may embed. On the wire it is in snake case: `csrf_token`. */
const readers = {
  productName: text,
  assetUrl: text,
  apiUrl: apiAddress,
  isMobile: flag,
  isInternational: flag,
  isSync: flag,
  passwordLengthMin: passwordLength,
  passwordRequireCapital: flag,
  passwordRequireSpecial: flag,
  account: text,
  csrfToken: text,
  fstate: text,
  lang: text,
  publicKey: text,
  linkOwner: text,
  loggedInAs: text,
  secureZoneRequired: flag,
  redirectHosts: texts,
  defaultRedirect: text,
  captcha: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const { values, broken } = readKeys(captchaReaders, { ...value })
    return broken.length > 0 ? undefined : values
  },
  loginSignSecret: text,
  staleDeviceTokens: texts,
  supportUrl: link,
  downloadUrl: link,
  webUrl: link,
  googleHelpUrl: link,
  passwordHelpUrl: link,
  termsUrl: link,
  privacyUrl: link,
}

type Readers = Record<string, Reader<unknown>>
type Values<Some extends Readers> = { [Key in keyof Some]?: NonNullable<ReturnType<Some[Key]>> }

function readKeys<Some extends Readers>(
  some: Some,
  embedded: Record<string, unknown>,
): { values: Values<Some>; broken: string[] } {
  const values: Record<string, unknown> = {}
  const broken: string[] = []
  for (const [key, read] of Object.entries(some)) {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (embedded[name] === undefined) continue
    const value = read(embedded[name])
    if (value === undefined) broken.push(name)
    else if (value !== null) values[key] = value
  }
  return { values: values as Values<Some>, broken }
}

/**
 * Reads the page's `<script type="application/json" id="page-data">` (contract section 2). Invalid values fall back to
 * their defaults, with one warning in the console. Never throws.
 */
export function readPageData(
  document: Pick<Document, 'getElementById'>,
  defaults: PageDefaults,
  report: Report,
): PageData {
  const embedded = parseBlock(document.getElementById('page-data')?.textContent)
  const { values, broken } = readKeys(readers, embedded ?? {})
  const keys = embedded ? broken : ['page-data']
  if (keys.length > 0) {
    console.warn(`Bad page data, defaults used: ${keys.join(', ')}`)
    report({ kind: 'page-data-broken', keys })
  }
  const {
    passwordLengthMin: minLength = passwordMinLength,
    passwordRequireCapital: requireCapital = false,
    passwordRequireSpecial: requireSpecial = false,
    secureZoneRequired: isSecureZoneRequired = false,
    captcha,
    ...rest
  } = values
  return {
    ...defaults,
    assetUrl: '/',
    isMobile: false,
    isInternational: false,
    isSync: false,
    redirectHosts: [],
    defaultRedirect: '/',
    ...rest,
    isSecureZoneRequired,
    passwordPolicy: { minLength, requireCapital, requireSpecial },
    captcha: captcha && { region: 'cn', ...captcha },
  }
}

function parseBlock(content: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(content ?? '', (_, entry: unknown) => (isBlank(entry) ? undefined : entry))
    const isBlock = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isBlock ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Templates leave blanks: `null` and '' mean the same as a missing key. */
function isBlank(value: unknown): boolean {
  return value === null || value === ''
}

/** Page data for a page that embeds none, such as prerendered markup. */
export function defaultPageData(defaults: PageDefaults): PageData {
  const emptyBlock = { textContent: '{}' } as HTMLElement
  return readPageData({ getElementById: () => emptyBlock }, defaults, () => {})
}
