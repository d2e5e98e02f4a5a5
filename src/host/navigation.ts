import { type AddressCheck, checkAddress, checkLink, withQuery } from '../rules/address.ts'
import type { Bridge } from './client-bridge.ts'
import type { PageData } from './page-data.ts'
import type { ReloadGuard } from './reload-guard.ts'
import type { Report } from './report-event.ts'

export type NavigateOptions = { mode?: 'ent_reg'; isReplacing?: boolean }

/** The only code that may navigate, reload or open a window (RD-1). */
export type Navigation = {
  /**
   * Follows a redirect if it is allowed, else goes to the page's default (RD-2, RD-3). `mode` is added to the URL (LOG-02).
   * `isReplacing` replaces the history entry, so that Back skips this page; ignored if the page is already navigating.
   */
  safeNavigate(input?: string, options?: NavigateOptions): void
  /** How the page is about to follow a login's redirect; undefined before a login. */
  pendingRedirect?: NavigateOptions
  /** Called when `pendingRedirect` is set. */
  onRedirect?: () => void
  /** Navigates with `go` once no move between history entries can cancel it. Set by `watchBackButton`. */
  leave?: (go: () => void, options: { isReplacing: boolean }) => void
  /**
   * Opens a link from the server in a new window without access to this one (RD-4). Returns whether the link was
   * allowed.
   */
  openLink(input: string): boolean
  /** Reloads automatically, unless the last automatic reload was less than 60 s ago (RQ-9). */
  reload(): { ok: true } | { ok: false; reason: 'loop' }
  /** Reloads because the user asked for it; never refused. */
  reloadForPerson(): void
  /** Reloads in another language, keeping the other query parameters and the hash (WID-11). */
  switchLanguage(lang: string): void
}

type NavigationParts = {
  window: Pick<Window, 'addEventListener'> & {
    location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>
    open: (address: string, target: string, features: string) => unknown
  }
  pageData: Pick<PageData, 'redirectHosts' | 'defaultRedirect'>
  bridge: Pick<Bridge, 'reload' | 'clientType'>
  guard: ReloadGuard
  report: Report
}

export function createNavigation({ window, pageData, bridge, guard, report }: NavigationParts): Navigation {
  const { location } = window
  let isReloading = false
  let isNavigating = false
  // A page restored from the back-forward cache is no longer navigating (RS-3).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isNavigating = false
  })

  const check = (input: string) => checkAddress(input, { base: location.href, allowedHosts: pageData.redirectHosts })

  function target(input: string | undefined): string {
    const requested = input?.trim() ? reported(check(input)) : undefined
    if (requested?.ok) return requested.href
    const fallback = reported(check(pageData.defaultRedirect))
    return fallback.ok ? fallback.href : new URL('/', location.href).href
  }

  function reported(checked: AddressCheck): AddressCheck {
    if (!checked.ok) report({ kind: 'redirect-refused', reason: checked.reason })
    return checked
  }

  function leave(go: () => void, isReplacing = false) {
    if (navigation.leave) navigation.leave(go, { isReplacing })
    else go()
  }

  const reload = () => leave(() => location.reload())

  function load() {
    if (!bridge.clientType()) return reload()
    void bridge.reload().then((isDone) => {
      // If the client claims success but does not reload, let the guard decide on the next attempt.
      if (isDone) isReloading = false
      else reload()
    })
  }

  const navigation: Navigation = {
    safeNavigate(input, { mode, isReplacing } = {}) {
      if (isReplacing && isNavigating) return
      isNavigating = true
      const href = target(input)
      leave(
        () => location[isReplacing ? 'replace' : 'assign'](mode ? withQuery(href, 'mode', mode) : href),
        isReplacing,
      )
    },
    openLink(input) {
      const link = checkLink(input, location.href)
      if (link.ok) window.open(link.href, '_blank', 'noopener,noreferrer')
      else report({ kind: 'link-refused', reason: link.reason })
      return link.ok
    },
    reload() {
      // Several failures may request the same reload at once.
      if (isReloading) return { ok: true }
      if (!guard.mayReload()) {
        report({ kind: 'reload-loop' })
        return { ok: false, reason: 'loop' }
      }
      isReloading = true
      load()
      return { ok: true }
    },
    reloadForPerson: load,
    switchLanguage(lang) {
      leave(() => location.assign(withQuery(location.href, 'lang', lang)))
    },
  }
  return navigation
}
