import { checkLink } from '../rules/address.ts'
import { passwordMaxLength, passwordMinLength } from '../rules/limits.ts'
import type { PasswordPolicy } from '../rules/password.ts'
import type { Report } from './report-event.ts'

/** Values from the build, for pages that do not embed their own. */
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

/** The page-embedded values (LOG-09, contract section 2). If an address is absent, whatever links to it is hidden. */
export type PageData = {
  productName: string
  assetUrl: string
  /** Base URL for calls to the API host (API-06); defaults to this site. */
  apiUrl?: string
  isMobile: boolean
  /** Mobile pages for people outside mainland China (WID-03). */
  isInternational: boolean
  isSync: boolean
  passwordPolicy: PasswordPolicy
  /** The account that the page is about, if any. */
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
  /** Device tokens to replace; defaults to the ones that a failed fingerprint used to leave behind. */
  staleDeviceTokens?: readonly string[]
  supportUrl?: string
  downloadUrl?: string
  webUrl?: string
  googleHelpUrl?: string
  passwordHelpUrl?: string
  termsUrl?: string
  privacyUrl?: string
  /** The masked login that the page's link with a token is for. */
  linkOwner?: string
  /** The masked login of who opens that link, if it is for somebody else. */
  loggedInAs?: string
}

/**
 * Reads one embedded value: `undefined` if it is invalid, `null` if it is deliberately empty. Written by hand, since page data
 * is read before anything else, while the schema library only loads with the first call.
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
  // Paths are appended to it, so it must not have a query or a hash.
  return address?.ok && !/[?#]/.test(address.href) ? address.href : undefined
}
const link: Reader<string> = (value) => {
  const address = text(value)?.trim()
  // Templates use a lone `#` for a missing address; hide such a link rather than show a dead one.
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
  given: Record<string, unknown>,
): { values: Values<Some>; broken: string[] } {
  const values: Record<string, unknown> = {}
  const broken: string[] = []
  for (const [key, read] of Object.entries(some)) {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (given[name] === undefined) continue
    const value = read(given[name])
    if (value === undefined) broken.push(name)
    else if (value !== null) values[key] = value
  }
  return { values: values as Values<Some>, broken }
}

/**
 * Reads the page's `<script type="application/json" id="page-data">` (contract section 2). An invalid key falls back to
 * its default; if the whole block is missing or broken, all of them do. Logs one warning to the console. Never throws.
 */
export function readPageData(
  document: Pick<Document, 'getElementById'>,
  defaults: PageDefaults,
  report: Report,
): PageData {
  const given = parseBlock(document.getElementById('page-data')?.textContent)
  const { values, broken } = readKeys(readers, given ?? {})
  const keys = given ? broken : ['page-data']
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

/** Whether a template left this blank: `null` and the empty string mean the same as a missing key. */
function isBlank(value: unknown): boolean {
  return value === null || value === ''
}
