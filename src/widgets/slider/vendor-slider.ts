import { focusNearest } from '../../primitives/dialog/focus-return.ts'
import { raiseAboveDialogs } from './over-dialogs.ts'
import type { PopupSession, PopupSlider, SliderVerdict } from './slider-provider.ts'
import {
  startVendorPopup,
  type VendorAnswer,
  type VendorPopup,
  type VendorSettings,
  vendorParts,
  visibleParts,
  watchPopup,
} from './vendor-script.ts'

/** Longest wait for the vendor's popup, in ms, before an error with a retry (OC-6). */
export const vendorLimitMs = 12_000
/** A popup hidden for this long, in ms, was closed rather than redrawn. */
const closedAfterMs = 300

/** The vendor allows one popup per page; it is restarted only if the settings change. */
let live: { key: string; popup: Promise<VendorPopup>; remove: () => void } | undefined
type Display = {
  session: PopupSession
  verification?: { param: string; verdict: Promise<SliderVerdict>; isDone: boolean }
}
let current: Display | undefined

/** The certificate id in the vendor's parameter (API-07). */
function certifyIdOf(param: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(param)
    const id: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'certifyId') : undefined
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** Verifies one parameter at a time, and each only once, since the script may call back repeatedly. */
async function answer(param: string): Promise<VendorAnswer> {
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
  const popup = startVendorPopup(settings, answer, abort.signal)
  const mine = {
    key,
    popup,
    remove: () => {
      abort.abort()
      popup.then(
        ({ remove }) => remove(),
        () => undefined,
      )
      if (live === mine) live = undefined
    },
  }
  live = mine
  return popup
}

/** Focuses the opener, or the open dialog if the opener is disabled while it waits (OC-6). */
function returnFocus(opener: Element | null) {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(
    (one) => !vendorParts().includes(one as HTMLElement),
  )
  if (!(opener && focusNearest(opener)) && dialog) focusNearest(dialog)
}

/** A vendor's slider, with its own script and popup (WID-16). */
export function createVendorSlider(settings: VendorSettings): PopupSlider {
  let undo: (() => void)[] = []
  let popup: VendorPopup | undefined

  function close() {
    for (const step of undo.reverse()) step()
    undo = []
    popup?.hide()
  }

  /** Resolves when the popup is visible, then watches whether the user closes it. */
  function show(started: VendorPopup, display: Display): Promise<void> {
    const { session } = display
    /** Waits for a pending verdict, which may make the popup reappear. */
    const checkClosed = async () => {
      await display.verification?.verdict.catch(() => undefined)
      if (current?.session === session && visibleParts().length === 0) session.onClosed()
    }
    return new Promise((resolve) => {
      let closing: ReturnType<typeof setTimeout> | undefined
      let lifted: HTMLElement[] = []
      let lower: (() => void) | undefined
      const stopWatching = watchPopup((parts) => {
        clearTimeout(closing)
        if (parts.length === 0) {
          if (lower) closing = setTimeout(() => void checkClosed(), closedAfterMs)
          return
        }
        if (parts.every((part) => lifted.includes(part))) return
        lower?.()
        lifted = parts
        lower = raiseAboveDialogs(parts, { label: session.label, onEscape: session.onClosed })
        resolve()
      })
      undo.push(() => {
        stopWatching()
        clearTimeout(closing)
        if (!lower) return
        lower()
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
      // There is only one popup; the last caller gets it.
      current?.session.onClosed()
      const mine: Display = { session }
      current = mine
      undo.push(() => {
        if (current === mine) current = undefined
      })
      const limit = new Promise<'late'>((resolve) => {
        const timer = setTimeout(() => resolve('late'), vendorLimitMs)
        undo.push(() => clearTimeout(timer))
      })
      const start = startOnce(settings).then(async (started) => {
        popup = started
        if (current === mine) await show(started, mine)
        return 'open' as const
      })
      const outcome = await Promise.race([start.catch(() => 'broken' as const), limit])
      if (outcome === 'open') return outcome
      close()
      // Remove a popup that did not start, so that the next attempt starts afresh.
      live?.remove()
      return outcome
    },
  }
}
