import { checkLink, checkRedirect, type UrlCheck, withQuery } from '../rules/url.ts'
import type { Bridge } from './client-bridge.ts'
import type { PageData } from './page-data.ts'
import type { ReloadGuard } from './reload-guard.ts'
import type { Report } from './report-event.ts'

export type NavigateOptions = { mode?: 'ent_reg'; replacesEntry?: boolean }

/** The only code that may navigate, reload or open a window (RD-1). */
export type Navigation = {
  /**
   * Follows a redirect if it is allowed, else goes to the page's default redirect (RD-2, RD-3). `mode` is added to the
   * URL (LOG-02). With `replacesEntry`, replaces the history entry, so that Back skips this page, but does nothing if the
   * page is already navigating.
   */
  safeNavigate(input?: string, options?: NavigateOptions): void
  /** The options of the redirect that a login has started, to repeat it if it fails. Undefined until then. */
  pendingRedirectOptions?: NavigateOptions
  /** Called after a login's redirect has started. */
  onRedirect?: () => void
  /** Waits for any pending history move, which could cancel a navigation, then calls `go`. Set by `watchBackButton`. */
  leave?: (go: () => void, options: { replacesEntry: boolean }) => void
  /**
   * Opens a link from the server in a new window without access to this one (RD-4). Returns whether the link was
   * allowed.
   */
  openLink(input: string): boolean
  /** Reloads automatically, unless the last automatic reload was less than 60 s ago (RQ-9). */
  reload(): { ok: true } | { ok: false; reason: 'loop' }
  /** Reloads at the user's request, without a limit. */
  reloadOnRequest(): void
  /** Reloads in another language, keeping the other query parameters and the hash (WID-11). */
  switchLanguage(lang: string): void
}

type NavigationDependencies = {
  window: Pick<Window, 'addEventListener'> & {
    location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>
    open: (url: string, target: string, features: string) => unknown
  }
  pageData: Pick<PageData, 'redirectHosts' | 'defaultRedirect'>
  bridge: Pick<Bridge, 'reload' | 'clientType'>
  guard: ReloadGuard
  report: Report
}

export function createNavigation({ window, pageData, bridge, guard, report }: NavigationDependencies): Navigation {
  const { location } = window
  let isReloading = false
  let isNavigating = false
  // A page restored from the back/forward cache is no longer navigating (RS-3).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isNavigating = false
  })

  function checkAndReport(input: string): UrlCheck {
    const check = checkRedirect(input, { base: location.href, allowedHosts: pageData.redirectHosts })
    if (!check.ok) report({ kind: 'redirect-blocked', reason: check.reason })
    return check
  }

  function chooseRedirect(input: string | undefined): string {
    const requestedCheck = input?.trim() ? checkAndReport(input) : undefined
    if (requestedCheck?.ok) return requestedCheck.href
    const defaultCheck = checkAndReport(pageData.defaultRedirect)
    return defaultCheck.ok ? defaultCheck.href : new URL('/', location.href).href
  }

  function leave(go: () => void, replacesEntry = false) {
    if (navigation.leave) navigation.leave(go, { replacesEntry })
    else go()
  }

  const reloadPage = () => leave(() => location.reload())

  function startReload() {
    if (!bridge.clientType()) return reloadPage()
    void bridge.reload().then((isDone) => {
      // The client may report success without reloading, so let the guard decide on the next attempt.
      if (isDone) isReloading = false
      else reloadPage()
    })
  }

  const navigation: Navigation = {
    safeNavigate(input, { mode, replacesEntry } = {}) {
      if (replacesEntry && isNavigating) return
      isNavigating = true
      const href = chooseRedirect(input)
      leave(
        () => location[replacesEntry ? 'replace' : 'assign'](mode ? withQuery(href, 'mode', mode) : href),
        replacesEntry,
      )
    },
    openLink(input) {
      const link = checkLink(input, location.href)
      if (link.ok) window.open(link.href, '_blank', 'noopener,noreferrer')
      else report({ kind: 'link-blocked', reason: link.reason })
      return link.ok
    },
    reload() {
      // Several failures may trigger a reload at the same time.
      if (isReloading) return { ok: true }
      if (!guard.recordReloadIfAllowed()) {
        report({ kind: 'reload-loop' })
        return { ok: false, reason: 'loop' }
      }
      isReloading = true
      startReload()
      return { ok: true }
    },
    reloadOnRequest: startReload,
    switchLanguage(lang) {
      leave(() => location.assign(withQuery(location.href, 'lang', lang)))
    },
  }
  return navigation
}
