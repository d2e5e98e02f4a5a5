import { moveFragmentToRedirect } from '../rules/url.ts'
import { type Bridge, type ClientType, createBridge } from './client-bridge.ts'
import { type Clock, createClock } from './clock.ts'
import type { createDeviceTokenReader } from './device-token.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { type PageData, type PageDefaults, readPageData } from './page-data.ts'
import { createReloadGuard } from './reload-guard.ts'
import type { Report } from './report-event.ts'
import { createSafeStorage, type SafeStorage } from './safe-storage.ts'
import type { StepHistory } from './step-history.ts'

/** The page's environment, as plain data and functions that stories and tests can replace. */
export type Host = {
  pageData: PageData
  /** The page's URL when it opened, as returned by `moveFragmentToRedirect`. */
  url: string
  /** This site's origin, e.g. `https://account.example.com`. */
  origin: string
  /** The browser's `isSecureContext`: https or localhost. */
  isSecureContext: boolean
  isMobile: boolean
  /** The prefix of the page's routes and calls: `/account` if the page's path begins with it (SCR-21). */
  pathPrefix: '' | '/account'
  bridge: Bridge
  clock: Clock
  /** The tab's storage, which survives reloads. */
  storage: SafeStorage
  /** The browser profile's storage. Must not hold personal data, since other people may use the same browser. */
  persistentStorage: SafeStorage
  navigation: Navigation
  /** Defaults to the tab's history. A page displayed in Storybook uses a separate history. */
  stepHistory?: StepHistory
  clientType(): ClientType
  deviceToken(): Promise<string | undefined>
  /** May be wrong, so use it only to explain why a call has failed. */
  isOnline(): boolean
  /** Whether the browser reports that cookies are enabled. Scripts cannot verify `HttpOnly` cookies (RS-2). */
  areCookiesEnabled(): boolean
  report: Report
}

type HostOptions = {
  defaults: PageDefaults
  /** Receives the page's reports. May throw. */
  onReport?: Report
}

/**
 * Creates a function that lazily loads the `device-token` module and returns the device's token. If the module fails to
 * load, the function returns `undefined`, and calls are sent without a token (LOG-07, RS-1).
 */
function createLazyTokenReader(...args: Parameters<typeof createDeviceTokenReader>): Host['deviceToken'] {
  let readToken: Promise<() => string> | undefined
  return async () => {
    readToken ??= import('./device-token.ts').then((module) => module.createDeviceTokenReader(...args))
    try {
      return (await readToken)()
    } catch {
      readToken = undefined
      return undefined
    }
  }
}

/** Creates the host for a real page. Call this only once per page. */
export function createHost(window: Window & typeof globalThis, { defaults, onReport }: HostOptions): Host {
  const { document, location, navigator, screen, performance, history } = window
  const report: Report = (event) => {
    try {
      onReport?.(event)
    } catch {
      console.warn(`onReport failed (${event.kind})`)
    }
  }
  const pageData = readPageData(document, defaults, report)
  const bridge = createBridge(window, report)
  const storage = createSafeStorage(() => window.sessionStorage)
  const guard = createReloadGuard({ history, performance }, storage)
  return {
    pageData,
    url: moveFragmentToRedirect(location.href),
    origin: location.origin,
    isSecureContext: window.isSecureContext,
    isMobile: pageData.isMobile,
    pathPrefix: location.pathname.startsWith('/account/') ? '/account' : '',
    bridge,
    clock: createClock(performance),
    storage,
    persistentStorage: createSafeStorage(() => window.localStorage),
    navigation: createNavigation({ window, pageData, bridge, guard, report }),
    // Without a bridge, rely on the page data.
    clientType: () => bridge.clientType() ?? (pageData.isSync ? 'sync' : 'web'),
    deviceToken: createLazyTokenReader({ document, navigator, screen, location }, pageData.staleDeviceTokens),
    isOnline: () => navigator.onLine,
    areCookiesEnabled: () => navigator.cookieEnabled,
    report,
  }
}
