/**
 * Remembers the fields and the focus before a new render. Returns a function that copies the user's input and the focus
 * to the new fields with the same ids. It works only once, since users then type into the new fields.
 */
export function captureInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input,textarea')]
  let focusedElement: EventTarget | null = document.activeElement
  // A removed element loses focus without an event, so remember the focused element.
  root.addEventListener('focusin', ({ target }) => {
    focusedElement = target
  })
  return () => {
    for (const oldField of fields.splice(0)) {
      const field = document.getElementById(oldField.id) as HTMLInputElement | null
      if (!field) continue
      if (oldField.value) field.value = oldField.value
      field.checked = oldField.checked
      if (oldField !== focusedElement) continue
      field.focus()
      // Checkboxes have no selection to restore.
      if (oldField.selectionStart !== null) field.setSelectionRange(oldField.selectionStart, oldField.selectionEnd)
    }
  }
}
