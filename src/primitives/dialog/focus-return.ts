const dialogSelector = '[role="dialog"], [role="alertdialog"]'

/** For each dialog, the element that had focus when the dialog opened, and its ancestors, nearest first. */
const openers = new WeakMap<Element, Element[]>()

function withAncestors(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...withAncestors(element.parentElement)] : []
}

/** Returns the elements to try to focus, in order. Each dialog in the list is followed by its own candidates. */
function findCandidates(dialog: Element): Element[] {
  return (openers.get(dialog) ?? []).flatMap((element) => [element, ...findCandidates(element)])
}

function tryFocus(element: Element): boolean {
  if (!element.isConnected || !(element instanceof HTMLElement)) return false
  const options = { preventScroll: true }
  element.focus(options)
  if (document.activeElement === element) return true
  // Ancestors are usually not focusable. Make this one focusable until it loses focus, so that Tab continues from it.
  const removeTabIndex = () => element.removeAttribute('tabindex')
  element.tabIndex = -1
  element.addEventListener('blur', removeTabIndex, { once: true })
  element.focus(options)
  const isFocused = document.activeElement === element
  if (!isFocused) removeTabIndex()
  return isFocused
}

/** Remembers the focused element before a dialog takes focus. */
export function rememberOpener(dialog: Element): void {
  openers.set(dialog, withAncestors(document.activeElement))
}

/** Focuses an element or, if it can no longer take focus, the nearest ancestor that can. */
export function focusNearest(element: Element): boolean {
  return withAncestors(element).some(tryFocus)
}

/**
 * Returns focus to the element that had it when the dialog opened (AC-2), or to an ancestor if that element has been
 * removed or disabled. If that element was in a dialog that has also closed, that dialog's opener gets focus. Returns
 * false if nothing could be focused.
 */
export function returnFocus(dialog: Element): boolean {
  const candidates = findCandidates(dialog)
  const active = document.activeElement
  if (!active || active === document.body || dialog.contains(active)) return candidates.some(tryFocus)
  // If another dialog opened while this one was closing, that dialog keeps focus and inherits these candidates. The
  // dialog that this one was opened from inherits nothing: it has its own opener, and would return focus to itself.
  const newDialog = active.closest(dialogSelector)
  if (newDialog && !candidates.includes(newDialog))
    openers.set(newDialog, [...(openers.get(newDialog) ?? []), ...candidates])
  return true
}
