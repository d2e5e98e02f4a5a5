const textTypes = ['text', 'password', 'tel', 'email', 'search', 'url', 'number']

function visibleInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')].filter((input) => !input.disabled && input.getClientRects().length > 0)
}

/** A field that the browser filled by itself shows no value to scripts until the person acts, but is filled (IN-5). */
function isAutofilled(input: HTMLInputElement): boolean {
  try {
    return input.matches(':autofill')
  } catch {
    return false
  }
}

/** What a form's own fields hold now, by name; the document is the truth, whoever wrote into it (IN-5). */
export function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(names.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>
}

/**
 * The visible text fields without a value and the terms checkbox without its tick, in the order of the page (WID-14). A
 * field is optional when it is not `required`: so the browser's own check, in force before the script, asks for the same.
 */
export function findMissing(form: HTMLFormElement): HTMLInputElement[] {
  return visibleInputs(form).filter((input) => {
    if (input.type === 'checkbox') return input.id === 'protocol' && !input.checked
    const isAsked = input.required && !input.readOnly && textTypes.includes(input.type)
    return isAsked && input.value.trim() === '' && !isAutofilled(input)
  })
}

/** What to call a field in "still needed: ...": its label, or `data-missing` where that is a sentence. */
export function labelOf(input: HTMLInputElement): string {
  return (
    input.dataset.missing ?? input.labels?.[0]?.textContent?.trim() ?? input.getAttribute('aria-label') ?? input.name
  )
}
