// IN-1: the prerendered forms, before any script runs.
/** @vitest-environment jsdom */
import { expect, test } from 'vitest'
import { builtPages } from './built.ts'

const fieldsOf = 'input:not([type=hidden]), select, textarea'

/** The faults in the forms of a page. */
function findFaults(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
  const ids = all('[id]').map(({ id }) => id)
  const nameless = all<HTMLInputElement>(fieldsOf).filter(({ name, id }) => !name || !id)
  const unlabelled = all<HTMLInputElement>(fieldsOf).filter((field) => {
    // The hidden username for password managers needs no label.
    if (field.closest('[aria-hidden=true], [hidden]')) return false
    return !field.labels?.length && !field.getAttribute('aria-label')
  })
  const codes = all<HTMLInputElement>('input[autocomplete=one-time-code]')
  // Password managers would take such a field for a picture captcha.
  const disguised = codes.filter(({ name, id }) => /captcha/i.test(name + id))
  const untyped = all('button:not([type])')
  const strays = all('[type=submit]').filter((button) => !button.closest('form'))
  const outline = ({ outerHTML }: Element) => outerHTML.slice(0, 120)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: #${id}`),
    ...nameless.map((field) => `no name or id: ${outline(field)}`),
    ...unlabelled.map((field) => `no label: ${outline(field)}`),
    ...disguised.map((field) => `a code field named captcha: ${outline(field)}`),
    ...untyped.map((button) => `no type: ${outline(button)}`),
    ...strays.map((button) => `submits nothing: ${outline(button)}`),
  ]
}

test('every field has its name, id and label, and every button its type', () => {
  expect(builtPages.filter(({ text }) => text.includes('<form')).length).toBeGreaterThan(20)
  expect(builtPages.flatMap(({ file, text }) => findFaults(text).map((fault) => `${file}: ${fault}`))).toEqual([])
})
