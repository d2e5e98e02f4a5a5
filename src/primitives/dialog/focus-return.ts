const dialogs = '[role="dialog"], [role="alertdialog"]'

/** For each dialog: the element that had focus when it opened, and its ancestors, nearest first. */
const openers = new WeakMap<Element, Element[]>()

function pathOf(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...pathOf(element.parentElement)] : []
}

/** All elements that focus could return to. If the opener was in a dialog, that dialog's own opener comes next. */
function candidatesOf(dialog: Element): Element[] {
  return (openers.get(dialog) ?? []).flatMap((step) => [step, ...candidatesOf(step)])
}

function takesFocus(element: Element): boolean {
  if (!element.isConnected || !(element instanceof HTMLElement)) return false
  const options = { preventScroll: true }
  element.focus(options)
  if (document.activeElement === element) return true
  // The opener's ancestors are usually not focusable, but they mark where the user left off.
  const forget = () => element.removeAttribute('tabindex')
  element.tabIndex = -1
  element.addEventListener('blur', forget, { once: true })
  element.focus(options)
  const isTaken = document.activeElement === element
  if (!isTaken) forget()
  return isTaken
}

/** Remembers the focused element before a dialog takes focus. */
export function rememberOpener(dialog: Element): void {
  openers.set(dialog, pathOf(document.activeElement))
}

/** Focuses an element or, if it can no longer take focus, its nearest ancestor that can. */
export function focusAround(element: Element): boolean {
  return pathOf(element).some(takesFocus)
}

/**
 * Returns focus to the element that had it when the dialog opened (AC-2). If that is gone or disabled, an ancestor gets
 * it; if it was in a dialog that has also closed, that dialog's opener gets it. Returns false if nothing can take it.
 */
export function returnFocus(dialog: Element): boolean {
  const candidates = candidatesOf(dialog)
  const active = document.activeElement
  if (!active || active === document.body || dialog.contains(active)) return candidates.some(takesFocus)
  // Another dialog opened while this one was closing: it keeps focus and inherits our candidates. Skip the dialog
  // beneath, which has its own opener and would restore focus to itself.
  const next = active.closest(dialogs)
  if (next && !candidates.includes(next)) openers.set(next, [...(openers.get(next) ?? []), ...candidates])
  return true
}
