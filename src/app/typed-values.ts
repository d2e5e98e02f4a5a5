/**
 * Returns a function that copies typed values and focus to the fields of a new render, by id. It works only once, since
 * users type into the new fields from then on.
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input,textarea')]
  let focused: EventTarget | null = document.activeElement
  // A removed element loses focus without an event, so remember which one had it.
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
      // Checkboxes have no selection to restore.
      if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
  }
}
