import { tapGuardMs } from '../rules/limits.ts'

/**
 * Elements where a second tap does no harm: a double tap selects a word in text, and list options, such as countries, may
 * be tapped in quick succession. Taps there are neither blocked nor counted.
 */
const spared = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, [role=option]'

/** A click this long after the last touch, in ms, does not belong to that touch. */
const touchClickMs = 700

/**
 * On mobile pages, a tap within 300 ms of the last one and a tap with several fingers do nothing (WID-17), so that a
 * trembling or hurried hand presses a button once. Only the click is blocked, never the touch: pinch zoom, scrolling and
 * text selection stay native (AC-5). Clicks from keys, assistive technology or scripts always pass. Returns an uninstall
 * function.
 */
export function installTapGuard(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let touchedAt = Number.NEGATIVE_INFINITY
  let isOfSeveral = false
  /** The last touch that was a tap, and whether it was blocked. One tap may click twice: on a label, then on its checkbox. */
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
