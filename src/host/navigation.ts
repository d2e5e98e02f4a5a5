import { type AddressCheck, checkAddress, checkLink, withQuery } from '../rules/address.ts'
import type { Bridge } from './client-bridge.ts'
import type { PageData } from './page-data.ts'
import type { ReloadGuard } from './reload-guard.ts'
import type { Report } from './report-event.ts'

export type NavigateOptions = { mode?: 'ent_reg'; isPassing?: boolean }

/** The only code that may navigate, reload or open a window (RD-1). */
export type Navigation = {
  /**
   * Follows a redirect if it is allowed, else goes to the page's default (RD-2, RD-3). `mode` is added to the URL
   * (LOG-02). `isPassing` replaces this page's history entry, so that Back does not return to a page that only redirects.
   * It is ignored if the page is already navigating, e.g. after logging out.
   */
  safeNavigate(input?: string, options?: NavigateOptions): void
  /** The options with which the page is about to follow a login's way on; absent before. */
  wayOn?: NavigateOptions
  /** Called each time it does. */
  onWayOn?: () => void
  /**
   * Calls `go` once no move between history entries is under way, which would cancel it; with `isPassing`, from the page's own
   * entry. Set by `watchBackButton`.
   */
  leave?: (go: () => void, options: { isPassing: boolean }) => void
  /** Opens a link from the server in a new window without access to this one (RD-4); returns whether the link was allowed. */
  openLink(input: string): boolean
  /** Reloads automatically. Refused as a loop if the last automatic reload was less than 60 s ago (RQ-9). */
  reload(): { ok: true } | { ok: false; reason: 'loop' }
  /** Reloads because the user asked for it: never refused. */
  reloadForPerson(): void
  /** Reloads the page in another language, keeping the other query parameters and the hash (WID-11). */
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

/** Builds the navigation of a page. */
export function createNavigation({ window, pageData, bridge, guard, report }: NavigationParts): Navigation {
  const { location } = window
  let isReloading = false
  let isLeaving = false
  // The navigation is over once the page returns from the back-forward cache (RS-3).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false
  })

  const check = (input: string) => checkAddress(input, { base: location.href, allowedHosts: pageData.redirectHosts })

  function target(input: string | undefined): string {
    const asked = input?.trim() ? reported(check(input)) : undefined
    if (asked?.ok) return asked.href
    const usual = reported(check(pageData.defaultRedirect))
    return usual.ok ? usual.href : new URL('/', location.href).href
  }

  function reported(checked: AddressCheck): AddressCheck {
    if (!checked.ok) report({ kind: 'redirect-refused', reason: checked.reason })
    return checked
  }

  function leave(go: () => void, isPassing = false) {
    if (navigation.leave) navigation.leave(go, { isPassing })
    else go()
  }

  const reload = () => leave(() => location.reload())

  function load() {
    if (!bridge.clientType()) return reload()
    void bridge.reload().then((isDone) => {
      // If the client reports success but does not reload, let the guard handle the next attempt rather than do nothing.
      if (isDone) isReloading = false
      else reload()
    })
  }

  const navigation: Navigation = {
    safeNavigate(input, { mode, isPassing } = {}) {
      if (isPassing && isLeaving) return
      isLeaving = true
      const href = target(input)
      leave(() => location[isPassing ? 'replace' : 'assign'](mode ? withQuery(href, 'mode', mode) : href), isPassing)
    },
    openLink(input) {
      const link = checkLink(input, location.href)
      if (link.ok) window.open(link.href, '_blank', 'noopener,noreferrer')
      else report({ kind: 'link-refused', reason: link.reason })
      return link.ok
    },
    reload() {
      // Several simultaneous failures may request the same reload.
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
