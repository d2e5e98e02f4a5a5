// IN-1: the forms as the build has prerendered them, before any script.
/** @vitest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const fieldsOf = 'input:not([type=hidden]), select, textarea'

/** What is wrong with the forms of a page. */
function findFaults(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
  const ids = all('[id]').map(({ id }) => id)
  const nameless = all<HTMLInputElement>(fieldsOf).filter(({ name, id }) => !name || !id)
  const unlabelled = all<HTMLInputElement>(fieldsOf).filter((field) => {
    // A password manager's companion is for nobody's eyes or ears.
    if (field.closest('[aria-hidden=true], [hidden]')) return false
    return !field.labels?.length && !field.getAttribute('aria-label')
  })
  const codes = all<HTMLInputElement>('input[autocomplete=one-time-code]')
  const disguised = codes.filter(({ name, id }) => /captcha/i.test(name + id))
  const untyped = all('button:not([type])')
  const strays = all('[type=submit]').filter((button) => !button.closest('form'))
  const outline = ({ outerHTML }: Element) => outerHTML.slice(0, 120)
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: #${id}`),
    ...nameless.map((field) => `no name or id: ${outline(field)}`),
    ...unlabelled.map((field) => `no label: ${outline(field)}`),
    ...disguised.map((field) => `a code that managers take for a picture: ${outline(field)}`),
    ...untyped.map((button) => `no type: ${outline(button)}`),
    ...strays.map((button) => `submits nothing: ${outline(button)}`),
  ]
}

test('there are forms to look at', () => {
  const withForm = pages.filter((page) => /<form/.test(readFileSync(join('dist', page), 'utf8')))
  expect(withForm.length).toBeGreaterThan(20)
})

test.each(pages)('%s: every field has its name, id and label, and every button its type', (page) => {
  expect(findFaults(readFileSync(join('dist', page), 'utf8'))).toEqual([])
})

test('each fault is found', () => {
  const html = `<i id="a"></i><b id="a"></b><button>Send</button><button type="submit">Send</button>
    <label for="b">B</label><input id="b">
    <input id="c" name="c">
    <label for="d">D</label><input id="d" name="sms_captcha" autocomplete="one-time-code">`
  expect(findFaults(html).map((fault) => fault.split(':')[0])).toEqual([
    'twice',
    'no name or id',
    'no label',
    'a code that managers take for a picture',
    'no type',
    'submits nothing',
  ])
})
