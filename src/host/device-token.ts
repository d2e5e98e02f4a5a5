import { deviceTokenDays } from '../rules/limits.ts'
import { timeBox } from './time-box.ts'

const cookieName = 'device_token'
/** How long a call may be held up by the making of the token. */
const hashLimitMs = 2000

/** What the device token reads from the page and writes to it. */
export type DeviceTokenPage = {
  document: Pick<Document, 'cookie'>
  navigator: Pick<Navigator, 'userAgent' | 'language' | 'hardwareConcurrency'>
  screen: Pick<Screen, 'width' | 'height' | 'colorDepth'>
  location: Pick<Location, 'protocol'>
}

type DeviceTokenOptions = {
  staleTokens: readonly string[]
  /** Loaded only when a token must be made. */
  loadHash?: () => Promise<(text: string) => string>
}

const loadMd5 = async () => {
  const { default: md5 } = await import('spark-md5')
  return (text: string) => md5.hash(text)
}

/**
 * Gives the device's token (LOG-07): the cookie's, or a new one where it is absent or stale. `undefined` where cookies are
 * blocked or the hash cannot be loaded; the page works without it (RS-2).
 */
export function createDeviceToken(page: DeviceTokenPage, { staleTokens, loadHash = loadMd5 }: DeviceTokenOptions) {
  let making: Promise<string | undefined> | undefined

  function kept(): string | undefined {
    const token = readCookie(page.document)
    return token && !staleTokens.includes(token) ? token : undefined
  }

  async function make(): Promise<string | undefined> {
    // Calls wait for the token, so a chunk that never comes must not hold them up.
    const hash = await timeBox(loadHash, hashLimitMs)
    making = undefined
    if (hash.state !== 'done') return undefined
    writeCookie(page, hash.value(characteristics(page)))
    return kept()
  }

  return async (): Promise<string | undefined> => {
    const token = kept()
    if (token) return token
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
    // A sandboxed page throws at the mere look.
    return undefined
  }
}

function writeCookie({ document, location }: DeviceTokenPage, token: string) {
  const maxAge = deviceTokenDays * 86_400
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${cookieName}=${token}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  } catch {
    // Reading it back tells that it was not kept.
  }
}

/** What any page can see of its browser anyway: nothing is drawn, played or measured to tell people apart. */
function characteristics({ navigator, screen }: DeviceTokenPage): string {
  // Not the zone's name, whose look-up alone takes a slow phone 50 ms.
  const zone = new Date().getTimezoneOffset()
  const display = [screen.width, screen.height, screen.colorDepth].join('x')
  return [navigator.userAgent, navigator.language, zone, display, navigator.hardwareConcurrency].join('|')
}
