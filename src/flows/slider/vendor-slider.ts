import { standOverDialogs } from './over-dialogs.ts'
import type { PopupSession, PopupSlider, SliderVerdict } from './slider-provider.ts'
import { visibleParts, watchPopup } from './vendor-parts.ts'
import { startVendorPopup, type VendorAnswer, type VendorPopup, type VendorSettings } from './vendor-script.ts'

/** The vendor's popup stands within this time, or there is a reason and another try (OC-6). */
export const vendorLimitMs = 12_000
/** A popup that is hidden for this long has been closed, and is not just drawn anew. */
const closedAfterMs = 300

/** The popup of this page: the vendor allows one, started once, and again only with other settings. */
let live: { key: string; popup: Promise<VendorPopup>; remove: () => void } | undefined
type Showing = { session: PopupSession; verdicts: Map<string, Promise<SliderVerdict>> }
/** Whom the popup belongs to while it is shown. */
let current: Showing | undefined

/** The certificate that the parameter names, where it is of the vendor's own making (API-07). */
function certifyIdOf(param: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(param)
    const id: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'certifyId') : undefined
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** Hands a parameter on, once, however often the script calls back with it. */
async function answer(param: string): Promise<VendorAnswer> {
  if (!current) return { captchaResult: false, bizResult: false }
  const { session, verdicts } = current
  const verdict = verdicts.get(param) ?? session.judge(param, certifyIdOf(param))
  verdicts.set(param, verdict)
  const isPassed = (await verdict) === 'passed'
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

/** A vendor's slider: its script, its popup, its words (WID-16). */
export function createVendorSlider(settings: VendorSettings): PopupSlider {
  let undo: (() => void)[] = []
  let popup: VendorPopup | undefined

  function close() {
    for (const step of undo.reverse()) step()
    undo = []
    popup?.hide()
  }

  /** Resolves when the popup stands; from then on sees whether the person closes it. */
  function show(shown: VendorPopup, { session, verdicts }: Showing): Promise<void> {
    /** Not while it is judged: a popup may come back with the verdict. */
    const lookWhetherClosed = async () => {
      await Promise.allSettled(verdicts.values())
      if (current?.session === session && visibleParts().length === 0) session.onClosed()
    }
    return new Promise((resolve) => {
      let closing: ReturnType<typeof setTimeout> | undefined
      let lifted: HTMLElement[] = []
      let stepDown: (() => void) | undefined
      const stopWatching = watchPopup((parts) => {
        clearTimeout(closing)
        if (parts.length === 0) {
          if (stepDown) closing = setTimeout(() => void lookWhetherClosed(), closedAfterMs)
          return
        }
        if (parts.every((part) => lifted.includes(part))) return
        stepDown?.()
        lifted = parts
        stepDown = standOverDialogs(parts, { label: session.label, onEscape: session.onClosed })
        resolve()
      })
      undo.push(() => {
        stopWatching()
        clearTimeout(closing)
        if (!stepDown) return
        stepDown()
        if (session.opener instanceof HTMLElement) session.opener.focus()
      })
      shown.show()
    })
  }

  return {
    kind: 'popup',
    close,
    async open(session) {
      close()
      // There is one popup; whoever asks last has it.
      current?.session.onClosed()
      const mine: Showing = { session, verdicts: new Map() }
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
      // One that has not started by now is started afresh at the next try.
      live?.remove()
      return outcome
    },
  }
}
