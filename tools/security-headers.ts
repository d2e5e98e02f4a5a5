import { createHash } from 'node:crypto'
import { ownAssets } from './deploy/asset-url.ts'

type PolicyParts = {
  /** Contents of the build's own inline scripts and styles; the policy carries their hashes. */
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  /** Origins of the API host, where it is not the page's own. */
  apiOrigins?: readonly string[]
  /** Origins that the captcha's script, pictures, frames and calls come from, where it is not the embedded one. */
  captchaOrigins?: readonly string[]
  /** Whether only https is spoken on every subdomain as well; so unless it is denied. */
  hasSecureSubdomains?: boolean
  /** Where the assets lie, as `readAssetUrl` gives it. */
  assetUrl?: string
}

/** The headers of the two kinds of files in `dist`, as the build writes them into `security-headers.json`. */
export type SecurityHeaders = { pages: Record<string, string>; assets: Record<string, string> }

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** The policy under which every screen runs (XS-3). */
function contentSecurityPolicy(parts: PolicyParts): string {
  const { inlineScripts, inlineStyles, apiOrigins = [], captchaOrigins = [], assetUrl = ownAssets } = parts
  // The folder alone: on a host of many, nobody else's files are let in.
  const assets = assetUrl === ownAssets ? [] : [`${assetUrl}assets/`]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...assets, ...inlineScripts.map(hashSource), ...captchaOrigins],
    'style-src': ["'self'", ...assets, ...inlineStyles.map(hashSource), ...captchaOrigins],
    'img-src': ["'self'", ...assets, 'data:', ...captchaOrigins],
    'connect-src': ["'self'", ...apiOrigins, ...captchaOrigins],
    'font-src': ["'self'"],
    ...(captchaOrigins.length > 0 && { 'frame-src': captchaOrigins }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Everything that a server sends with the pages and the assets (XS-4). */
export function securityHeaders(parts: PolicyParts): SecurityHeaders {
  const { hasSecureSubdomains = true } = parts
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': `max-age=63072000${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
  }
  const onlyHere = { 'Cross-Origin-Resource-Policy': 'same-origin' }
  // Scripts are fetched by CORS, the styles and the icon without. Nothing in an asset is anybody's own.
  const anywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }
  const isElsewhere = parts.assetUrl !== undefined && parts.assetUrl !== ownAssets
  return {
    pages: {
      'Content-Security-Policy': contentSecurityPolicy(parts),
      ...common,
      ...onlyHere,
      'X-Frame-Options': 'DENY',
      // Addresses of pages may carry one-time tokens; no other site is told them.
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), otp-credentials=(self)',
      'Cache-Control': 'no-store',
    },
    assets: {
      ...common,
      ...(isElsewhere ? anywhere : onlyHere),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  }
}
