// Run by `npm run build`.
import { createHash } from 'node:crypto'
import { defaultAssetUrl } from './deploy/asset-url.ts'

type PolicyParts = {
  /** The contents of the build's inline scripts and styles. The content security policy allows them by hash. */
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  /** The origins of the API host, if it differs from the page's host. */
  apiOrigins?: readonly string[]
  /** The origins of the captcha vendor's script, images, frames and calls, if its captcha is used. */
  captchaOrigins?: readonly string[]
  /** Whether every subdomain uses HTTPS only. If omitted, true. */
  hasSecureSubdomains?: boolean
  /** The assets' URL, as returned by `parseAssetUrl`. If omitted, the pages' own host serves the assets. */
  assetUrl?: string
}

/** The headers of pages and assets, as the build writes them to `security-headers.json`. */
export type SecurityHeaders = { pages: Record<string, string>; assets: Record<string, string> }

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** Returns the content security policy, which is the same for all screens (XS-3). */
function createContentSecurityPolicy(parts: PolicyParts): string {
  const { inlineScripts, inlineStyles, apiOrigins = [], captchaOrigins = [], assetUrl = defaultAssetUrl } = parts
  // Allow only this folder, because a shared host may serve other people's files too.
  const assets = assetUrl === defaultAssetUrl ? [] : [`${assetUrl}assets/`]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...assets, ...inlineScripts.map(hashSource), ...captchaOrigins],
    'style-src': ["'self'", ...assets, ...inlineStyles.map(hashSource), ...captchaOrigins],
    'img-src': ["'self'", ...assets, 'data:', ...captchaOrigins],
    'connect-src': ["'self'", ...apiOrigins, ...captchaOrigins],
    'font-src': ["'self'"],
    ...(captchaOrigins.length > 0 && { 'frame-src': captchaOrigins }),
    'base-uri': ["'none'"],
    // Scripts send every form with its secrets encrypted. The browser must not submit a form by itself (API-04).
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Returns all headers for the pages and the assets (XS-4). */
export function securityHeaders(parts: PolicyParts): SecurityHeaders {
  const { hasSecureSubdomains = true } = parts
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': `max-age=63072000${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
  }
  const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' }
  // Both are needed: browsers request scripts with CORS, and styles and icons without. Assets contain nothing private.
  const anyOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }
  const hasAssetHost = parts.assetUrl !== undefined && parts.assetUrl !== defaultAssetUrl
  return {
    pages: {
      'Content-Security-Policy': createContentSecurityPolicy(parts),
      ...common,
      ...sameOrigin,
      'X-Frame-Options': 'DENY',
      // Page URLs may contain one-time tokens, which other sites must not see.
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), otp-credentials=(self)',
      'Cache-Control': 'no-store',
    },
    assets: {
      ...common,
      ...(hasAssetHost ? anyOrigin : sameOrigin),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  }
}
