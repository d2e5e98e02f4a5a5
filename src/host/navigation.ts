import { type AddressCheck, checkAddress, checkLink, withMode } from '../rules/address.ts'
import type { Bridge } from './client-bridge.ts'
import type { PageData } from './page-data.ts'
import type { ReloadGuard } from './reload-guard.ts'
import type { Report } from './report-event.ts'

/** The only way to leave the page, load it again or open a window (RD-1). */
export type Navigation = {
  /**
   * Goes to a redirect if it may be followed, else to the page's default (RD-2, RD-3). `mode` is added (LOG-02). With
   * `isPassing` the next page takes this one's place, so that "back" does not lead into a page that only leads on.
   */
  safeNavigate(input?: string, options?: { mode?: 'ent_reg'; isPassing?: boolean }): void
  /** Opens a link of the server in a new window that knows nothing of this one (RD-4); tells whether it may be opened. */
  openLink(input: string): boolean
  /** Reloads, by the page's own decision: refused as a loop when it did so less than 60 s ago (RQ-9). */
  reload(): { ok: true } | { ok: false; reason: 'loop' }
  /** Reloads because a person asked for it: never refused. */
  reloadForPerson(): void
  /** Reloads in another language, keeping the other query parameters and the hash (WID-11). */
  switchLanguage(lang: string): void
}

type NavigationParts = {
  window: Pick<Window, 'location' | 'open'>
  pageData: Pick<PageData, 'redirectHosts' | 'defaultRedirect'>
  bridge: Pick<Bridge, 'reload' | 'clientType'>
  guard: ReloadGuard
  report: Report
}

/** Builds the navigation of a page. */
export function createNavigation({ window, pageData, bridge, guard, report }: NavigationParts): Navigation {
  const { location } = window
  let isReloading = false

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

  function load() {
    if (!bridge.clientType()) return location.reload()
    void bridge.reload().then((isDone) => {
      // A client that says so and leaves the page standing is met by the guard the next time, rather than by silence.
      if (isDone) isReloading = false
      else location.reload()
    })
  }

  return {
    safeNavigate(input, { mode, isPassing = false } = {}) {
      const href = target(input)
      const address = mode ? withMode(href, mode) : href
      if (isPassing) location.replace(address)
      else location.assign(address)
    },
    openLink(input) {
      const link = checkLink(input, location.href)
      if (link.ok) window.open(link.href, '_blank', 'noopener,noreferrer')
      else report({ kind: 'link-refused', reason: link.reason })
      return link.ok
    },
    reload() {
      // Several failures at once ask for the same reload.
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
      const url = new URL(location.href)
      url.searchParams.set('lang', lang)
      location.assign(url.href)
    },
  }
}
