import { tapGuardMs } from '../rules/limits.ts'

/**
 * Elements where a second tap is harmless: a double tap selects a word in text, and list options may be tapped quickly.
 */
const exempt = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, [role=option]'

/** A click at least this long after the last touch, in ms, is not part of that touch. */
const touchClickMs = 700

/**
 * On mobile pages, ignores a tap within 300 ms of the last one and a tap with several fingers (WID-17), so that an
 * unsteady hand presses a button only once. Only the click is blocked: pinch zoom, scrolling and text selection stay
 * native (AC-5), and clicks by keyboard, assistive technology or script pass through. Returns an uninstall function.
 */
export function installTapGuard(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let touchedAt = Number.NEGATIVE_INFINITY
  let isMultiTouch = false
  /** The last touch that was a tap. One tap may click twice: on a label, then on its checkbox. */
  let tap = { at: Number.NEGATIVE_INFINITY, isBlocked: false }

  function handleTouch({ touches, timeStamp, type }: TouchEvent) {
    touchedAt = timeStamp
    if (type === 'touchstart') isMultiTouch = touches.length > 1
  }

  function handleClick(event: MouseEvent) {
    const { target, timeStamp, detail } = event
    const isByFinger = detail > 0 && timeStamp - touchedAt < touchClickMs
    if (!isByFinger || (target instanceof Element && target.closest(exempt))) return
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
