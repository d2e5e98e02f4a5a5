import { focusNearest } from '../../primitives/dialog/focus-return.ts'
import { raiseAboveDialogs } from './over-dialogs.ts'
import type { PopupSession, PopupSlider, SliderVerdict } from './slider-provider.ts'
import {
  findVendorElements,
  findVisibleElements,
  startVendorPopup,
  type VendorPopup,
  type VendorSettings,
  type VendorVerdict,
  watchPopup,
} from './vendor-script.ts'

/** How long to wait for the vendor's popup, in ms, before showing an error with a retry button (OC-6). */
export const vendorTimeoutMs = 12_000
/** A popup hidden for this long, in ms, has been closed. The script also hides it briefly to re-render it. */
const closeDelayMs = 300

/** The vendor allows only one popup per page, so an existing popup is reused unless the settings change. */
let livePopup: { key: string; popup: Promise<VendorPopup>; remove: () => void } | undefined
/** One showing of the popup, and its latest verification. */
type Display = {
  session: PopupSession
  verification?: { param: string; verdict: Promise<SliderVerdict>; isDone: boolean }
}
let currentDisplay: Display | undefined

/** Returns the `certifyId` in a verification parameter, if any (API-07). */
function findCertifyId(param: string): string | undefined {
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
  const display = currentDisplay
  const isNew = display?.verification?.param !== param
  if (!display || (isNew && display.verification?.isDone === false)) return { captchaResult: false, bizResult: false }
  if (isNew) {
    const verification = { param, verdict: display.session.verify(param, findCertifyId(param)), isDone: false }
    display.verification = verification
    const markDone = () => {
      verification.isDone = true
    }
    verification.verdict.then(markDone, markDone)
  }
  const hasPassed = (await display.verification?.verdict) === 'passed'
  return { captchaResult: hasPassed, bizResult: hasPassed }
}

function startPopupOnce(settings: VendorSettings): Promise<VendorPopup> {
  const key = JSON.stringify(settings)
  if (livePopup?.key === key) return livePopup.popup
  livePopup?.remove()
  const controller = new AbortController()
  const popup = startVendorPopup(settings, verifyOnce, controller.signal)
  const newPopup = {
    key,
    popup,
    remove: () => {
      controller.abort()
      popup.then(
        ({ remove }) => remove(),
        () => undefined,
      )
      if (livePopup === newPopup) livePopup = undefined
    },
  }
  livePopup = newPopup
  return popup
}

/** Focuses the opener or, if it is null or has been removed, the open dialog (OC-6). */
function returnFocus(opener: Element | null) {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(
    (candidate) => !findVendorElements().includes(candidate as HTMLElement),
  )
  if (!(opener && focusNearest(opener)) && dialog) focusNearest(dialog)
}

/** Creates a vendor's slider, with its own script and popup (WID-16). */
export function createVendorSlider(settings: VendorSettings): PopupSlider {
  let cleanups: (() => void)[] = []
  let popup: VendorPopup | undefined

  function close() {
    for (const cleanup of cleanups.reverse()) cleanup()
    cleanups = []
    popup?.hide()
  }

  /** Shows the popup. Resolves when it is visible, then watches for the user to close it. */
  function show(startedPopup: VendorPopup, display: Display): Promise<void> {
    const { session } = display
    /** Waits for a pending verdict, which may make the popup reappear, before reporting that the popup was closed. */
    const checkClosed = async () => {
      await display.verification?.verdict.catch(() => undefined)
      if (currentDisplay?.session === session && findVisibleElements().length === 0) session.onClosed()
    }
    return new Promise((resolve) => {
      let closeTimer: ReturnType<typeof setTimeout> | undefined
      let raisedParts: HTMLElement[] = []
      let restoreParts: (() => void) | undefined
      const stopWatching = watchPopup((parts) => {
        clearTimeout(closeTimer)
        if (parts.length === 0) {
          if (restoreParts) closeTimer = setTimeout(() => void checkClosed(), closeDelayMs)
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
        clearTimeout(closeTimer)
        if (!restoreParts) return
        restoreParts()
        returnFocus(session.opener)
      })
      startedPopup.show()
    })
  }

  return {
    kind: 'popup',
    close,
    async open(session) {
      close()
      // Only one popup can be open, so end the previous caller's session.
      currentDisplay?.session.onClosed()
      const display: Display = { session }
      currentDisplay = display
      cleanups.push(() => {
        if (currentDisplay === display) currentDisplay = undefined
      })
      const timeLimit = new Promise<'timeout'>((resolve) => {
        const timer = setTimeout(() => resolve('timeout'), vendorTimeoutMs)
        cleanups.push(() => clearTimeout(timer))
      })
      const openPromise = startPopupOnce(settings).then(async (startedPopup) => {
        popup = startedPopup
        if (currentDisplay === display) await show(startedPopup, display)
        return 'open' as const
      })
      const outcome = await Promise.race([openPromise.catch(() => 'script-failed' as const), timeLimit])
      if (outcome === 'open') return outcome
      close()
      // Remove a popup that did not start, so that the next attempt starts from scratch.
      livePopup?.remove()
      return outcome
    },
  }
}
