import { focusNearest } from '../../primitives/dialog/focus-return.ts'
import { raiseAboveDialogs } from './over-dialogs.ts'
import type { PopupSession, PopupSlider, SliderVerdict } from './slider-provider.ts'
import {
  startVendorPopup,
  type VendorPopup,
  type VendorSettings,
  type VendorVerdict,
  vendorParts,
  visibleParts,
  watchPopup,
} from './vendor-script.ts'

/** The longest wait for the vendor's popup, in ms, before an error with a retry (OC-6). */
export const vendorLimitMs = 12_000
/** A popup hidden for this long, in ms, was closed rather than rendered again. */
const closedAfterMs = 300

/** The vendor allows one popup per page. The popup is restarted only if the settings change. */
let live: { key: string; popup: Promise<VendorPopup>; remove: () => void } | undefined
type Display = {
  session: PopupSession
  verification?: { param: string; verdict: Promise<SliderVerdict>; isDone: boolean }
}
let current: Display | undefined

/** Returns the `certifyId` in the vendor's parameter (API-07). */
function certifyIdOf(param: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(param)
    const id: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'certifyId') : undefined
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** Verifies one parameter at a time, and each parameter only once, since the script may call back repeatedly. */
async function verifyOnce(param: string): Promise<VendorVerdict> {
  const display = current
  const isOther = display?.verification?.param !== param
  if (!display || (isOther && display.verification?.isDone === false)) return { captchaResult: false, bizResult: false }
  if (isOther) {
    const verification = { param, verdict: display.session.verify(param, certifyIdOf(param)), isDone: false }
    display.verification = verification
    const settle = () => {
      verification.isDone = true
    }
    verification.verdict.then(settle, settle)
  }
  const isPassed = (await display.verification?.verdict) === 'passed'
  return { captchaResult: isPassed, bizResult: isPassed }
}

function startOnce(settings: VendorSettings): Promise<VendorPopup> {
  const key = JSON.stringify(settings)
  if (live?.key === key) return live.popup
  live?.remove()
  const abort = new AbortController()
  const popup = startVendorPopup(settings, verifyOnce, abort.signal)
  const started = {
    key,
    popup,
    remove: () => {
      abort.abort()
      popup.then(
        ({ remove }) => remove(),
        () => undefined,
      )
      if (live === started) live = undefined
    },
  }
  live = started
  return popup
}

/** Focuses the opener, or the open dialog if the opener is disabled while it waits (OC-6). */
function returnFocus(opener: Element | null) {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(
    (candidate) => !vendorParts().includes(candidate as HTMLElement),
  )
  if (!(opener && focusNearest(opener)) && dialog) focusNearest(dialog)
}

/** Makes a vendor's slider, with its own script and popup (WID-16). */
export function createVendorSlider(settings: VendorSettings): PopupSlider {
  let cleanups: (() => void)[] = []
  let popup: VendorPopup | undefined

  function close() {
    for (const cleanup of cleanups.reverse()) cleanup()
    cleanups = []
    popup?.hide()
  }

  /** Resolves when the popup is visible, then watches whether the user closes it. */
  function show(started: VendorPopup, display: Display): Promise<void> {
    const { session } = display
    /** Waits for a pending verdict, which may make the popup reappear, before reporting that the popup was closed. */
    const checkClosed = async () => {
      await display.verification?.verdict.catch(() => undefined)
      if (current?.session === session && visibleParts().length === 0) session.onClosed()
    }
    return new Promise((resolve) => {
      let closing: ReturnType<typeof setTimeout> | undefined
      let raisedParts: HTMLElement[] = []
      let restoreParts: (() => void) | undefined
      const stopWatching = watchPopup((parts) => {
        clearTimeout(closing)
        if (parts.length === 0) {
          if (restoreParts) closing = setTimeout(() => void checkClosed(), closedAfterMs)
          return
        }
        if (parts.every((part) => raisedParts.includes(part))) return
        restoreParts?.()
        raisedParts = parts
        restoreParts = raiseAboveDialogs(parts, { label: session.label, onEscape: session.onClosed })
        resolve()
      })
      cleanups.push(() => {
        stopWatching()
        clearTimeout(closing)
        if (!restoreParts) return
        restoreParts()
        returnFocus(session.opener)
      })
      started.show()
    })
  }

  return {
    kind: 'popup',
    close,
    async open(session) {
      close()
      // There is only one popup, which the last caller gets.
      current?.session.onClosed()
      const display: Display = { session }
      current = display
      cleanups.push(() => {
        if (current === display) current = undefined
      })
      const limit = new Promise<'late'>((resolve) => {
        const timer = setTimeout(() => resolve('late'), vendorLimitMs)
        cleanups.push(() => clearTimeout(timer))
      })
      const start = startOnce(settings).then(async (started) => {
        popup = started
        if (current === display) await show(started, display)
        return 'open' as const
      })
      const outcome = await Promise.race([start.catch(() => 'broken' as const), limit])
      if (outcome === 'open') return outcome
      close()
      // Remove a popup that did not start, so that the next attempt starts from scratch.
      live?.remove()
      return outcome
    },
  }
}
