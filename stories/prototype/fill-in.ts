/** The selectors of the fields that the prototype's panel can fill in. */
const selectors = {
  code: 'input[autocomplete="one-time-code"]',
  login: 'input[autocomplete="username"]',
  password: 'input[autocomplete="current-password"]',
}

/** Finds the last field that a user could type into. An open dialog's fields come last, so they take precedence. */
function findField(page: Document | undefined, selector: string): HTMLInputElement | undefined {
  const matches = [...(page?.querySelectorAll<HTMLInputElement>(selector) ?? [])]
  return matches.findLast((field) => !field.disabled && !field.readOnly && field.checkVisibility())
}

/** Fills in fields as a user would. Returns whether the page has at least one of the fields. */
export function fillIn(page: Document | undefined, values: Partial<Record<keyof typeof selectors, string>>): boolean {
  const results = Object.entries(values).map(([name, value]) => {
    const field = findField(page, selectors[name as keyof typeof selectors])
    const view = field?.ownerDocument.defaultView
    if (!field || !view) return false
    field.focus()
    // React's own setter would record the value, so React would ignore the event. The native setter avoids this.
    Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    return field.dispatchEvent(new view.InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })
  return results.includes(true)
}
