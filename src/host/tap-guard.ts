import { tapGuardMs } from '../rules/limits.ts'

/**
 * Where a second tap can only help: a double tap selects a word of a text, and in a list, such as that of the countries, one
 * is chosen in passing. Taps there are neither held back nor counted.
 */
const spared = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, [role=option]'

/** A click this long after the last touch, in ms, is no longer that touch's. */
const touchClickMs = 700

/**
 * On mobile pages a tap within 300 ms of the one before, and a tap of several fingers, do nothing (WID-17), so that a hand
 * that trembles or hurries presses a button once. Only the click is held back, never the touch: pinch zoom, scrolling and
 * the selection of text stay the browser's (AC-5). A click without a finger, by keys, assistive technology or a script,
 * always goes through. Returns how to stop.
 */
export function installTapGuard(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let touchedAt = Number.NEGATIVE_INFINITY
  let isOfSeveral = false
  /** The last touch that was a tap, and whether it was held back. One tap may click twice: on a label, then on its box. */
  let tap = { at: Number.NEGATIVE_INFINITY, isHeld: false }

  function handleTouch({ touches, timeStamp, type }: TouchEvent) {
    touchedAt = timeStamp
    if (type === 'touchstart') isOfSeveral = touches.length > 1
  }

  function handleClick(event: MouseEvent) {
    const { target, timeStamp, detail } = event
    const isByFinger = detail > 0 && timeStamp - touchedAt < touchClickMs
    if (!isByFinger || (target instanceof Element && target.closest(spared))) return
    if (tap.at !== touchedAt) tap = { at: touchedAt, isHeld: isOfSeveral || touchedAt - tap.at < tapGuardMs }
    if (!tap.isHeld) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const passive = { capture: true, passive: true }
  page.addEventListener('touchstart', handleTouch, passive)
  page.addEventListener('touchend', handleTouch, passive)
  page.addEventListener('click', handleClick, true)
  return () => {
    page.removeEventListener('touchstart', handleTouch, passive)
    page.removeEventListener('touchend', handleTouch, passive)
    page.removeEventListener('click', handleClick, true)
  }
}
