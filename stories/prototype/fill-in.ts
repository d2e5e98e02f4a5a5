/** Fields in the product that the panel can fill in. */
const fields = {
  code: 'input[autocomplete="one-time-code"]',
  login: 'input[autocomplete="username"]',
  password: 'input[autocomplete="current-password"]',
}

/** The last match that a person could type into, since dialogs are rendered after the page. */
function findField(page: Document | undefined, selector: string): HTMLInputElement | undefined {
  const found = [...(page?.querySelectorAll<HTMLInputElement>(selector) ?? [])]
  return found.findLast((field) => !field.disabled && !field.readOnly && field.checkVisibility())
}

/** Fills in fields as a person would. Returns whether the page has one of them. */
export function fillIn(page: Document | undefined, texts: Partial<Record<keyof typeof fields, string>>): boolean {
  const found = Object.entries(texts).map(([name, text]) => {
    const field = findField(page, fields[name as keyof typeof fields])
    const view = field?.ownerDocument.defaultView
    if (!field || !view) return false
    field.focus()
    // Bypass React's own setter, which would ignore the event because the value has not changed.
    Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    return field.dispatchEvent(new view.InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })
  return found.includes(true)
}
