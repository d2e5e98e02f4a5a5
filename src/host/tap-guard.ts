import { tapGuardMs } from '../rules/limits.ts'

/** The elements that accept quick taps: text fields, where a double tap selects a word, and the options of a list. */
const exemptElements = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, [role=option]'

/** The maximum time between a touch and a click caused by it, in ms. */
const touchClickMs = 700

/**
 * On mobile pages, ignores taps within 300 ms of the previous tap and taps with several fingers (WID-17), so that an
 * unsteady hand presses a button only once. Blocks only the click: pinch zoom, scrolling and text selection still
 * work (AC-5). Never blocks clicks from a keyboard, assistive technology or script. Returns an uninstall function.
 */
export function installTapGuard(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let touchedAt = Number.NEGATIVE_INFINITY
  let isMultiTouch = false
  /** The latest tap. A tap may cause two clicks: on a label, and then on the label's checkbox. */
  let tap = { at: Number.NEGATIVE_INFINITY, isBlocked: false }

  function handleTouch({ touches, timeStamp, type }: TouchEvent) {
    touchedAt = timeStamp
    if (type === 'touchstart') isMultiTouch = touches.length > 1
  }

  function handleClick(event: MouseEvent) {
    const { target, timeStamp, detail } = event
    const isTouchClick = detail > 0 && timeStamp - touchedAt < touchClickMs
    if (!isTouchClick || (target instanceof Element && target.closest(exemptElements))) return
    if (tap.at !== touchedAt) tap = { at: touchedAt, isBlocked: isMultiTouch || touchedAt - tap.at < tapGuardMs }
    if (!tap.isBlocked) return
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
