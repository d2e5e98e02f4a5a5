import md5 from 'spark-md5'
import { deviceTokenDays } from '../rules/limits.ts'

const cookieName = 'device_token'

/** The browser objects used to create and store the device token. */
export type DeviceTokenPage = {
  document: Pick<Document, 'cookie'>
  navigator: Pick<Navigator, 'userAgent' | 'language' | 'hardwareConcurrency'>
  screen: Pick<Screen, 'width' | 'height' | 'colorDepth'>
  location: Pick<Location, 'protocol'>
}

/** MD5 hashes of `""` and `"undefined"`, which were used as tokens when fingerprinting failed (LOG-07). */
const failedFingerprints = ['d41d8cd98f00b204e9800998ecf8427e', '5e543256c480ac577d30f76f9120eb74']

/**
 * Creates a function that returns the device's token (LOG-07). It reads the token from the cookie, or creates a new one
 * if the cookie is missing or stale. If cookies are blocked, the new token lasts for the visit (RS-2).
 */
export function createDeviceTokenReader(
  page: DeviceTokenPage,
  staleTokens: readonly string[] = failedFingerprints,
): () => string {
  let createdToken: string | undefined

  return () => {
    const storedToken = readCookie(page.document)
    if (storedToken && !staleTokens.includes(storedToken)) return storedToken
    // Use the same token throughout the visit, and write the cookie again in case the user has deleted it.
    createdToken ??= md5.hash(`${listCharacteristics(page)}|${createRandomText()}`)
    writeCookie(page, createdToken)
    return createdToken
  }
}

function readCookie(document: DeviceTokenPage['document']): string | undefined {
  try {
    const prefix = `${cookieName}=`
    const tokenCookie = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix))
    return tokenCookie?.slice(prefix.length) || undefined
  } catch {
    // In a sandboxed page, even reading cookies throws.
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

/** Returns random text, which distinguishes devices of the same model. */
function createRandomText(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('')
}

/** Lists characteristics that any page can read. Does not fingerprint canvas, audio or timing. */
function listCharacteristics({ navigator, screen }: DeviceTokenPage): string {
  // Use the offset, since looking up the time zone's name takes 50 ms on a slow phone.
  const zone = new Date().getTimezoneOffset()
  const display = [screen.width, screen.height, screen.colorDepth].join('x')
  return [navigator.userAgent, navigator.language, zone, display, navigator.hardwareConcurrency].join('|')
}
