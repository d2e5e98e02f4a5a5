import type { PasswordPolicy } from '../rules/password.ts'
import { readBlock } from './page-data-block.ts'
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

type Block = ReturnType<typeof readBlock>['block']

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
  const { block, broken } = readBlock(given ?? {})
  const keys = given ? broken : ['page-data']
  if (keys.length > 0) {
    console.warn(`Bad page data, defaults used: ${keys.join(', ')}`)
    report({ kind: 'page-data-broken', keys })
  }
  return toPageData(block, defaults)
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

function toPageData(block: Block, defaults: PageDefaults): PageData {
  const { captcha } = block
  return {
    productName: block.product_name ?? defaults.productName,
    assetUrl: block.asset_url,
    apiUrl: block.api_url,
    isMobile: block.is_mobile,
    isInternational: block.is_international,
    isSync: block.is_sync,
    passwordPolicy: {
      minLength: block.password_length_min,
      requireCapital: block.password_require_capital,
      requireSpecial: block.password_require_special,
    },
    account: block.account,
    csrfToken: block.csrf_token,
    fstate: block.fstate,
    lang: block.lang,
    publicKey: block.public_key ?? defaults.publicKey,
    isSecureZoneRequired: block.secure_zone_required,
    redirectHosts: block.redirect_hosts,
    defaultRedirect: block.default_redirect,
    captcha: captcha && {
      sceneId: captcha.scene_id,
      certifyId: captcha.certify_id,
      region: captcha.region ?? 'cn',
      secret: captcha.secret,
      scriptUrl: captcha.script_url,
      prefix: captcha.prefix,
    },
    loginSignSecret: block.login_sign_secret ?? defaults.loginSignSecret,
    staleDeviceTokens: block.stale_device_tokens,
    supportUrl: block.support_url,
    downloadUrl: block.download_url,
    webUrl: block.web_url,
    googleHelpUrl: block.google_help_url,
    passwordHelpUrl: block.password_help_url,
    termsUrl: block.terms_url,
    privacyUrl: block.privacy_url,
    linkOwner: block.link_owner,
    loggedInAs: block.logged_in_as,
  }
}
