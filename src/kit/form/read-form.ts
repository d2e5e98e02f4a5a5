const textTypes = ['text', 'password', 'tel', 'email', 'search', 'url', 'number']

function findVisibleInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter((input) => !input.disabled && input.getClientRects().length > 0)
}

/**
 * Returns a field's `name` in the DOM: `sms_captcha` becomes `sms_code`. Password managers assume that a field with
 * "captcha" in its name or id is a picture captcha, and do not fill in one-time codes there. `pic_captcha` keeps its
 * name, since it is a picture captcha.
 */
export function domName(name: string): string {
  return name.replace(/([^c])_captcha/, '$1_code')
}

/** Returns the current values of a form's fields, by name. The DOM is the source of truth (IN-5). */
export function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  const toText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(names.map((name) => [name, toText(data.get(domName(name)))])) as Record<Name, string>
}

/**
 * Returns the visible required text fields that are empty, and the terms checkbox if it is visible and unchecked, in
 * page order (WID-14). Relies on `required`, which the browser itself enforces before hydration.
 */
export function findMissingFields(form: HTMLFormElement): HTMLInputElement[] {
  return findVisibleInputs(form).filter((input) => {
    if (input.type === 'checkbox') return input.id === 'protocol' && !input.checked
    const isRequired = input.required && !input.readOnly && textTypes.includes(input.type)
    // Until the user interacts with the page, scripts may see an autofilled field as empty (IN-5).
    return isRequired && input.value.trim() === '' && !input.matches(':autofill')
  })
}

/** Returns a field's name for the list of unfilled fields: its label, or `data-missing` if the label is a sentence. */
export function getLabel(input: HTMLInputElement): string {
  return (
    input.dataset.missing ?? input.labels?.[0]?.textContent?.trim() ?? input.getAttribute('aria-label') ?? input.name
  )
}
