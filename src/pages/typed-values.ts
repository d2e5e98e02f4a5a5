type Field = HTMLInputElement | HTMLTextAreaElement

type TypedValue = { form: string; name: string; value: string; isChecked: boolean }

/** What a person had typed into a page, and where they were. */
export type TypedValues = { values: TypedValue[]; focused?: { id: string; start: number | null; end: number | null } }

function fieldsOf(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('form input, form textarea')]
}

function isTickBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** Reads what the page's forms hold, before another rendering takes their place. */
export function readTypedValues(root: Element): TypedValues {
  const values = fieldsOf(root).map((field) => ({
    form: field.form?.id ?? '',
    name: field.name,
    value: field.value,
    isChecked: isTickBox(field) && field.checked,
  }))
  const { activeElement: active } = document
  if (!(active instanceof HTMLInputElement)) return { values }
  return { values, focused: { id: active.id, start: active.selectionStart, end: active.selectionEnd } }
}

/** Puts it into the new forms, as if it had been typed there. */
export function restoreTypedValues(root: Element, { values, focused }: TypedValues): void {
  for (const field of fieldsOf(root)) {
    const typed = values.find(({ form, name }) => form === field.form?.id && name === field.name)
    if (!typed) continue
    if (isTickBox(field)) field.checked = typed.isChecked
    else if (typed.value) field.value = typed.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = focused && document.getElementById(focused.id)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  // Fields that have no caret, such as tick boxes, have no place of it either.
  if (focused && focused.start !== null) field.setSelectionRange(focused.start, focused.end)
}
