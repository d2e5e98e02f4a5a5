import { type Bridge, type ClientType, createBridge } from './client-bridge.ts'
import { type Clock, createClock } from './clock.ts'
import type { createDeviceToken } from './device-token.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { type PageData, type PageDefaults, readPageData } from './page-data.ts'
import { createReloadGuard } from './reload-guard.ts'
import type { Report } from './report-event.ts'
import { createSafeStorage, type SafeStorage } from './safe-storage.ts'

/** Where the page runs and what it may ask of that place. Plain data and functions, so that a story or a test writes its own. */
export type Host = {
  pageData: PageData
  /** The page's address when it opened. */
  url: string
  /** This site, e.g. `https://account.example.com`. */
  origin: string
  /** What the browser calls a secure context: https, or this very machine. */
  isSecureContext: boolean
  isMobile: boolean
  /** Stands before every route and every call of an account page (SCR-21). */
  pathPrefix: '' | '/account'
  bridge: Bridge
  clock: Clock
  /** Lasts for the tab, over reloads. */
  storage: SafeStorage
  /** Lasts in this browser. Nothing of a person may be kept in it, since others may sit here next. */
  lastingStorage: SafeStorage
  navigation: Navigation
  clientType(): ClientType
  deviceToken(): Promise<string | undefined>
  isOnline(): boolean
  /** Whether the browser keeps cookies for this site. The server's own cannot be seen, so its word is taken (RS-2). */
  keepsCookies(): boolean
  report: Report
}

type HostOptions = {
  defaults: PageDefaults
  /** Where reports go; whatever it does, the page goes on. */
  onReport?: Report
}

/** The device's token; what makes it is fetched with the first call, and without it the page goes on (LOG-07). */
function lateDeviceToken(...parts: Parameters<typeof createDeviceToken>): Host['deviceToken'] {
  let token: Promise<() => Promise<string | undefined>> | undefined
  return async () => {
    token ??= import('./device-token.ts').then((late) => late.createDeviceToken(...parts))
    try {
      return await (await token)()
    } catch {
      token = undefined
      return undefined
    }
  }
}

/** Builds the host of a real page, once at start. */
export function createHost(window: Window & typeof globalThis, { defaults, onReport }: HostOptions): Host {
  const { document, location, navigator, screen, performance, history } = window
  const report: Report = (event) => {
    try {
      onReport?.(event)
    } catch {
      console.warn(`The report hook failed (${event.kind}).`)
    }
  }
  const pageData = readPageData(document, defaults, report)
  const bridge = createBridge(window, report)
  const storage = createSafeStorage(() => window.sessionStorage)
  const guard = createReloadGuard({ history, performance }, storage)
  return {
    pageData,
    url: location.href,
    origin: location.origin,
    isSecureContext: window.isSecureContext,
    isMobile: pageData.isMobile,
    pathPrefix: location.pathname.startsWith('/account/') ? '/account' : '',
    bridge,
    clock: createClock(performance),
    storage,
    lastingStorage: createSafeStorage(() => window.localStorage),
    navigation: createNavigation({ window, pageData, bridge, guard, report }),
    // The server's own word counts where the client shows no bridge.
    clientType: () => bridge.clientType() ?? (pageData.isSync ? 'sync' : 'web'),
    deviceToken: lateDeviceToken(
      { document, navigator, screen, location },
      { staleTokens: pageData.staleDeviceTokens },
    ),
    isOnline: () => navigator.onLine,
    keepsCookies: () => navigator.cookieEnabled,
    report,
  }
}
