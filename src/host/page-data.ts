import { passwordMaxLength, passwordMinLength } from '../rules/limits.ts'
import type { PasswordPolicy } from '../rules/password.ts'
import { checkLink } from '../rules/url.ts'
import type { Report } from './report-event.ts'

/** The build's default values, used if the page does not embed them. */
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

/** The values that the server embeds in the page (LOG-09, contract section 2). A link without a URL is hidden. */
export type PageData = {
  productName: string
  assetUrl: string
  /** The base URL for calls to the API host (API-06). Defaults to this site. */
  apiUrl?: string
  isMobile: boolean
  /** Whether this is the mobile page for users outside mainland China (WID-03). */
  isInternational: boolean
  isSync: boolean
  passwordPolicy: PasswordPolicy
  /** The ID of the account that the page belongs to, sent as `X-Account`. */
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
  /** Device tokens to replace. Defaults to the tokens created when fingerprinting failed. */
  staleDeviceTokens?: readonly string[]
  supportUrl?: string
  downloadUrl?: string
  webUrl?: string
  googleHelpUrl?: string
  passwordHelpUrl?: string
  termsUrl?: string
  privacyUrl?: string
  /** The masked login of the account to which the URL's `token` belongs. */
  linkOwner?: string
  /** The masked login of the logged-in user. Omitted if nobody is logged in, or if the token belongs to this user. */
  loggedInAs?: string
}

/**
 * Reads a value. Returns `undefined` if the value is invalid and `null` if it is deliberately empty. Does not use
 * the schema library, which loads only with the first API call.
 */
type Reader<Value> = (value: unknown) => Value | null | undefined

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const stringList: Reader<string[]> = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined
const passwordLength: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= passwordMaxLength ? value : undefined
const region: Reader<'cn' | 'sgp'> = (value) => (value === 'cn' || value === 'sgp' ? value : undefined)
const baseUrl: Reader<string> = (value) => {
  const link = typeof value === 'string' ? checkLink(value) : undefined
  // The URL must have no query and no hash, since paths are appended to it.
  return link?.ok && !/[?#]/.test(link.href) ? link.href : undefined
}
const linkUrl: Reader<string> = (value) => {
  const url = text(value)?.trim()
  // Templates write `#` for a missing URL.
  if (url?.startsWith('#')) return null
  return url && checkLink(url, 'https://page.invalid').ok ? url : undefined
}

const captchaReaders = { sceneId: text, certifyId: text, region, secret: text, scriptUrl: linkUrl, prefix: text }

/** Readers for every key that the server may embed. Embedded keys are in snake case, such as `csrf_token`. */
const readers = {
  productName: text,
  assetUrl: text,
  apiUrl: baseUrl,
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
  redirectHosts: stringList,
  defaultRedirect: text,
  captcha: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const { values, invalidKeys } = readKeys(captchaReaders, { ...value })
    return invalidKeys.length > 0 ? undefined : values
  },
  loginSignSecret: text,
  staleDeviceTokens: stringList,
  supportUrl: linkUrl,
  downloadUrl: linkUrl,
  webUrl: linkUrl,
  googleHelpUrl: linkUrl,
  passwordHelpUrl: linkUrl,
  termsUrl: linkUrl,
  privacyUrl: linkUrl,
}

type Readers = Record<string, Reader<unknown>>
type Values<KeyReaders extends Readers> = { [Key in keyof KeyReaders]?: NonNullable<ReturnType<KeyReaders[Key]>> }

function readKeys<KeyReaders extends Readers>(
  keyReaders: KeyReaders,
  embedded: Record<string, unknown>,
): { values: Values<KeyReaders>; invalidKeys: string[] } {
  const values: Record<string, unknown> = {}
  const invalidKeys: string[] = []
  for (const [key, read] of Object.entries(keyReaders)) {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (embedded[name] === undefined) continue
    const value = read(embedded[name])
    if (value === undefined) invalidKeys.push(name)
    else if (value !== null) values[key] = value
  }
  return { values: values as Values<KeyReaders>, invalidKeys }
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
  const embedded = parseObject(document.getElementById('page-data')?.textContent)
  const { values, invalidKeys } = readKeys(readers, embedded ?? {})
  const keys = embedded ? invalidKeys : ['page-data']
  if (keys.length > 0) {
    console.warn(`Invalid page data: ${keys.join(', ')}`)
    report({ kind: 'page-data-broken', keys })
  }
  const {
    passwordLengthMin: minLength = passwordMinLength,
    passwordRequireCapital: requireCapital = false,
    passwordRequireSpecial: requireSpecial = false,
    secureZoneRequired: isSecureZoneRequired = false,
    captcha,
    ...otherValues
  } = values
  return {
    ...defaults,
    assetUrl: '/',
    isMobile: false,
    isInternational: false,
    isSync: false,
    redirectHosts: [],
    defaultRedirect: '/',
    ...otherValues,
    isSecureZoneRequired,
    passwordPolicy: { minLength, requireCapital, requireSpecial },
    captcha: captcha && { region: 'cn', ...captcha },
  }
}

function parseObject(content: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(content ?? '', (_, entry: unknown) => (isBlank(entry) ? undefined : entry))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a value is missing. Templates write `null` or an empty string for missing values. */
function isBlank(value: unknown): boolean {
  return value === null || value === ''
}

/** Returns the page data of a page that embeds no values, e.g. for prerendering. */
export function defaultPageData(defaults: PageDefaults): PageData {
  const emptyElement = { textContent: '{}' } as HTMLElement
  return readPageData({ getElementById: () => emptyElement }, defaults, () => {})
}
