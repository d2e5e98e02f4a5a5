import { isImeKey } from '../../primitives/ime-key.ts'
import { layer } from '../../theme/tokens.ts'

type RaiseOptions = { label: string; onEscape: () => void }

const focusable = 'input:not([type="hidden"]), button, [href], [tabindex]:not([tabindex="-1"])'

/** Raises a popup's elements above dialogs, keeps their order, and makes them clickable. */
function raiseParts(parts: readonly HTMLElement[]): () => void {
  const getZIndex = (part: HTMLElement) => Number(getComputedStyle(part).zIndex) || 0
  const previousStyles = [...parts]
    .sort((a, b) => getZIndex(a) - getZIndex(b))
    .map((part, index) => {
      const { zIndex, pointerEvents } = part.style
      part.style.zIndex = String(Number(layer.dialog) + 1 + index)
      part.style.pointerEvents = 'auto'
      part.removeAttribute('aria-hidden')
      return { part, zIndex, pointerEvents }
    })
  return () => {
    for (const { part, zIndex, pointerEvents } of previousStyles) Object.assign(part.style, { zIndex, pointerEvents })
  }
}

/** Makes everything outside the popup inert, so that a dialog's focus trap finds nothing to focus. */
function makeOutsideInert(parts: readonly HTMLElement[]): () => void {
  const outsideElements = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.inert && !parts.some((part) => element.contains(part)),
  )
  for (const element of outsideElements) element.inert = true
  return () => {
    for (const element of outsideElements) element.inert = false
  }
}

const stopPropagation = (event: Event) => event.stopPropagation()

/**
 * Makes a vendor's popup usable above an open Radix dialog (OC-6), which would otherwise hide the popup, take back
 * focus, and close on Escape. Returns a function that undoes this.
 */
export function raiseAboveDialogs(parts: readonly HTMLElement[], { label, onEscape }: RaiseOptions): () => void {
  const popup = parts.find((part) => part.querySelector(focusable)) ?? parts[0]
  if (!popup) return () => {}
  const restoreParts = raiseParts(parts)
  const restoreOutside = makeOutsideInert(parts)
  for (const part of parts) for (const type of ['pointerdown', 'focusin']) part.addEventListener(type, stopPropagation)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isImeKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  }
  // Listen on the window, to run before the dialog's listener on the document.
  window.addEventListener('keydown', handleKeyDown, { capture: true })
  if (!popup.hasAttribute('role')) popup.setAttribute('role', 'dialog')
  if (!popup.hasAttribute('aria-labelledby') && !popup.hasAttribute('aria-label'))
    popup.setAttribute('aria-label', label)
  popup.setAttribute('aria-modal', 'true')
  const focusTarget = popup.querySelector<HTMLElement>('[role="slider"]') ?? popup.querySelector<HTMLElement>(focusable)
  if (!focusTarget) popup.tabIndex = -1
  if (!popup.contains(document.activeElement)) (focusTarget ?? popup).focus({ preventScroll: true })
  return () => {
    window.removeEventListener('keydown', handleKeyDown, { capture: true })
    for (const part of parts)
      for (const type of ['pointerdown', 'focusin']) part.removeEventListener(type, stopPropagation)
    restoreOutside()
    restoreParts()
  }
}
