import md5 from 'spark-md5'
import { deviceTokenDays } from '../rules/limits.ts'

const cookieName = 'device_token'

/** The parts of the page that are used to read and write the device token. */
export type DeviceTokenPage = {
  document: Pick<Document, 'cookie'>
  navigator: Pick<Navigator, 'userAgent' | 'language' | 'hardwareConcurrency'>
  screen: Pick<Screen, 'width' | 'height' | 'colorDepth'>
  location: Pick<Location, 'protocol'>
}

/** MD5 of the empty string and of `undefined`: tokens of devices whose fingerprint once failed (LOG-07). */
const failedFingerprints = ['d41d8cd98f00b204e9800998ecf8427e', '5e543256c480ac577d30f76f9120eb74']

/**
 * Returns the device's token (LOG-07): from the cookie, or a new one if it is missing or stale. If cookies are blocked, the new
 * token lasts for the visit (RS-2).
 */
export function createDeviceToken(
  page: DeviceTokenPage,
  staleTokens: readonly string[] = failedFingerprints,
): () => string {
  let created: string | undefined

  return () => {
    const stored = readCookie(page.document)
    if (stored && !staleTokens.includes(stored)) return stored
    // Use the same token throughout the visit, and rewrite it in case the cookie was deleted.
    created ??= md5.hash(`${characteristics(page)}|${randomText()}`)
    writeCookie(page, created)
    return created
  }
}

function readCookie(document: DeviceTokenPage['document']): string | undefined {
  try {
    const start = `${cookieName}=`
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return found?.slice(start.length) || undefined
  } catch {
    // In a sandboxed page, even reading the cookie throws.
    return undefined
  }
}

function writeCookie({ document, location }: DeviceTokenPage, token: string) {
  const maxAge = deviceTokenDays * 86_400
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${cookieName}=${token}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  } catch {
    // The page keeps the token in memory.
  }
}

/** Distinguishes devices of the same model, whose browsers have the same characteristics. */
function randomText(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('')
}

/** Uses only what any page can read about its browser: no canvas, audio or timing fingerprint. */
function characteristics({ navigator, screen }: DeviceTokenPage): string {
  // Not the time zone's name: looking it up takes 50 ms on a slow phone.
  const zone = new Date().getTimezoneOffset()
  const display = [screen.width, screen.height, screen.colorDepth].join('x')
  return [navigator.userAgent, navigator.language, zone, display, navigator.hardwareConcurrency].join('|')
}
