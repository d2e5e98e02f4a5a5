const dialogs = '[role="dialog"], [role="alertdialog"]'

/** By dialog: what had the focus when it opened, and everything around that, nearest first. */
const openers = new WeakMap<Element, Element[]>()

function pathOf(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...pathOf(element.parentElement)] : []
}

/** Everything that the focus may return to. Where the opener stood in a dialog, that one's own opener comes after it. */
function wayBack(dialog: Element): Element[] {
  return (openers.get(dialog) ?? []).flatMap((step) => [step, ...wayBack(step)])
}

function takesFocus(element: Element): boolean {
  if (!element.isConnected || !(element instanceof HTMLElement)) return false
  const options = { preventScroll: true }
  element.focus(options)
  if (document.activeElement === element) return true
  // What stood around the opener takes no focus by itself, but is where a person left off.
  const forget = () => element.removeAttribute('tabindex')
  element.tabIndex = -1
  element.addEventListener('blur', forget, { once: true })
  element.focus(options)
  const isTaken = document.activeElement === element
  if (!isTaken) forget()
  return isTaken
}

/** Remembers where the focus is, before a dialog takes it. */
export function rememberOpener(dialog: Element): void {
  openers.set(dialog, pathOf(document.activeElement))
}

/**
 * Gives the focus back to what had it when the dialog opened (AC-2). Where that is gone or disabled by now, to what stood
 * around it; where it was in a dialog that has closed as well, to that one's opener. False where no way back is known.
 */
export function returnFocus(dialog: Element): boolean {
  const way = wayBack(dialog)
  const active = document.activeElement
  if (!active || active === document.body || dialog.contains(active)) return way.some(takesFocus)
  // Another dialog opened while this one left: it keeps the focus, and takes over the way back. Not so one that this dialog
  // stood over: it has its own, and would come to return to itself.
  const next = active.closest(dialogs)
  if (next && !way.includes(next)) openers.set(next, [...(openers.get(next) ?? []), ...way])
  return true
}
