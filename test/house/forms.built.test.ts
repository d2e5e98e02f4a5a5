// IN-1: checks the prerendered forms, before any script runs.
/** @vitest-environment jsdom */
import { expect, test } from 'vitest'
import { builtPages } from './built.ts'

const fieldSelector = 'input:not([type=hidden]), select, textarea'

/** Finds the problems in a page's forms. */
function findProblems(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const findAll = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
  const ids = findAll('[id]').map(({ id }) => id)
  const namelessFields = findAll<HTMLInputElement>(fieldSelector).filter(({ name, id }) => !name || !id)
  const unlabeledFields = findAll<HTMLInputElement>(fieldSelector).filter((field) => {
    // The hidden username for password managers needs no label.
    if (field.closest('[aria-hidden=true], [hidden]')) return false
    return !field.labels?.length && !field.getAttribute('aria-label')
  })
  const codeFields = findAll<HTMLInputElement>('input[autocomplete=one-time-code]')
  // Password managers would mistake a code field named captcha for a picture captcha.
  const misnamedCodeFields = codeFields.filter(({ name, id }) => /captcha/i.test(name + id))
  const untypedButtons = findAll('button:not([type])')
  const formlessButtons = findAll('[type=submit]').filter((button) => !button.closest('form'))
  const excerptHtml = ({ outerHTML }: Element) => outerHTML.slice(0, 120)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `duplicate id: #${id}`),
    ...namelessFields.map((field) => `no name or id: ${excerptHtml(field)}`),
    ...unlabeledFields.map((field) => `no label: ${excerptHtml(field)}`),
    ...misnamedCodeFields.map((field) => `a code field named captcha: ${excerptHtml(field)}`),
    ...untypedButtons.map((button) => `no type: ${excerptHtml(button)}`),
    ...formlessButtons.map((button) => `submit button outside a form: ${excerptHtml(button)}`),
  ]
}

test('no page has problems in its forms, such as a field without a label or a button without a type', () => {
  expect(builtPages.filter(({ text }) => text.includes('<form')).length).toBeGreaterThan(20)
  expect(builtPages.flatMap(({ file, text }) => findProblems(text).map((problem) => `${file}: ${problem}`))).toEqual([])
})
