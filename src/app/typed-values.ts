/**
 * Remembers the fields of a page and which of them has the focus. The returned function copies their current values and the
 * focus to the fields that a new render has put in their place, but only once, since people type into the new fields from then
 * on.
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input,textarea')]
  let focused: EventTarget | null = document.activeElement
  // An element that is removed from the page loses the focus without an event, so remember where it was.
  root.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return () => {
    for (const old of fields.splice(0)) {
      const field = document.getElementById(old.id) as HTMLInputElement | null
      if (!field) continue
      if (old.value) field.value = old.value
      field.checked = old.checked
      if (old !== focused) continue
      field.focus()
      // Fields without a caret, such as checkboxes, have no selection to restore.
      if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }
}
