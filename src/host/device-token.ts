import { deviceTokenDays } from '../rules/limits.ts'
import { timeBox } from './time-box.ts'

const cookieName = 'device_token'
/** How long creating the token may delay a call. */
const hashLimitMs = 2000

/** The parts of the page that the device token reads and writes. */
export type DeviceTokenPage = {
  document: Pick<Document, 'cookie'>
  navigator: Pick<Navigator, 'userAgent' | 'language' | 'hardwareConcurrency'>
  screen: Pick<Screen, 'width' | 'height' | 'colorDepth'>
  location: Pick<Location, 'protocol'>
}

/** MD5 of the empty string and of `undefined`, which a failed fingerprint used to leave behind (LOG-07). */
const leftBehind = ['d41d8cd98f00b204e9800998ecf8427e', '5e543256c480ac577d30f76f9120eb74']

type DeviceTokenOptions = {
  staleTokens?: readonly string[]
  /** Loaded only when a token must be made. */
  loadHash?: () => Promise<(text: string) => string>
}

const loadMd5 = async () => {
  const { default: md5 } = await import('spark-md5')
  return (text: string) => md5.hash(text)
}

/**
 * Returns the device's token (LOG-07): from the cookie, or a new one if it is missing or stale. If cookies are blocked,
 * the new token lasts for the visit (RS-2). `undefined` only if the hash cannot be loaded; the page works without it
 * (RS-1).
 */
export function createDeviceToken(
  page: DeviceTokenPage,
  { staleTokens = leftBehind, loadHash = loadMd5 }: DeviceTokenOptions,
) {
  let making: Promise<string | undefined> | undefined
  let made: string | undefined

  function kept(): string | undefined {
    const token = readCookie(page.document)
    return token && !staleTokens.includes(token) ? token : undefined
  }

  async function make(): Promise<string | undefined> {
    // Calls wait for the token, so a chunk that never loads must not block them.
    const hash = await timeBox(loadHash, hashLimitMs)
    making = undefined
    if (hash.state !== 'done') return undefined
    // Another tab may have created one in the meantime.
    const token = kept()
    if (token) return token
    made = hash.value(`${characteristics(page)}|${randomText()}`)
    return keep(made)
  }

  function keep(token: string): string {
    writeCookie(page, token)
    return token
  }

  return async (): Promise<string | undefined> => {
    const token = kept()
    if (token) return token
    // Use the same token throughout the visit, and rewrite it in case the cookie was deleted.
    if (made) return keep(made)
    making ??= make()
    return making
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

/** Only what any page can read about its browser: no canvas, audio or timing fingerprint. */
function characteristics({ navigator, screen }: DeviceTokenPage): string {
  // Not the time zone's name: looking it up takes 50 ms on a slow phone.
  const zone = new Date().getTimezoneOffset()
  const display = [screen.width, screen.height, screen.colorDepth].join('x')
  return [navigator.userAgent, navigator.language, zone, display, navigator.hardwareConcurrency].join('|')
}
