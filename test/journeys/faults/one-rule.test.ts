import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../e2e/one-browser.ts'
import { findSent, watchCanaries } from './canaries.ts'
import { look } from './look.ts'
import { type Expected, findBroken } from './one-rule.ts'

const says = 'We could not reach the server'
const canaries = { passwords: ['Portico2026'], codes: ['482913'], people: ['mei@example.com'] }
const expected: Expected = { says, waysOn: ['Send code'], typed: { Phone: '13700137000' }, canaries }

/** A page as it should be after a fault. */
const whole = {
  head: '<h1>Log in</h1>',
  message: `<p role="alert">${says}. Try again.</p>`,
  field: '<label for="phone">Phone</label><input id="phone" value="137 0013 7000">',
  button: '<button type="button">Send code</button>',
}

let page: Page
beforeAll(async () => {
  page = await (await openBrowser()).newPage({ baseURL: 'http://portico.test' })
  await page.route('http://portico.test/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
})
afterAll(() => page.context().close())

/** How a page breaks the rule whose parts are these. */
async function brokenBy(parts: Partial<typeof whole> & { more?: string } = {}, path = '/login'): Promise<string[]> {
  await page.goto(`http://portico.test${path}`)
  await page.setContent(Object.values({ ...whole, ...parts }).join('\n'))
  return findBroken(await look(page), expected)
}

test('a page that keeps the rule is told nothing of', async () => {
  expect(await brokenBy()).toEqual([])
})

test.each([
  ['says it twice', { more: `<p data-tone="error">${says}</p>` }, /says 2 things/],
  ['says nothing', { message: '' }, /does not say/],
  ['hides what it says', { message: `<p role="alert" hidden>${says}</p>` }, /does not say/],
  ['says something else', { message: '<p role="alert">Oops</p>' }, /says "Oops"/],
  ['is blank', { head: '' }, /no heading/],
  ['empties a field', { field: '<label>Phone<input></label>' }, /"Phone" holds ""/],
  ['takes a field away', { field: '' }, /"Phone" has gone/],
  ['is busy for ever', { more: '<p aria-busy="true">Please wait</p>' }, /still busy/],
  ['leaves the blocker', { more: '<div role="status" data-state="active">Please wait</div>' }, /still busy/],
  ['lies under something', { more: '<div style="position:fixed;inset:0"></div>' }, /nothing leads on/],
  ['has no way on', { button: '<button disabled>Send code</button>' }, /nothing leads on/],
  ['opens a dialog without a button', { message: `<div role="alertdialog">${says}</div>` }, /nothing leads on/],
] as const)('a page that %s breaks it', async (_, parts, how) => {
  expect(await brokenBy(parts)).toEqual([expect.stringMatching(how)])
})

test('what was typed is found wherever the browser keeps it', async () => {
  expect(await brokenBy({}, '/login?email=mei%40example.com')).toEqual([expect.stringMatching(/^address holds "mei@/)])
  await brokenBy()
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'Portico2026')
    localStorage.setItem('code', '482913')
    history.replaceState({ login: 'mei@example.com' }, '')
    document.title = 'Portico2026'
    // biome-ignore lint/suspicious/noDocumentCookie: it is what a page could do
    document.cookie = 'code=482913'
  })
  const broken = findBroken(await look(page), expected).map((words) => words.replace(/ holds.*/, ''))
  expect(broken.sort()).toEqual(['cookies', 'local storage', 'session storage', 'the history', 'title'])
})

test('the login page alone may keep its login or phone for a reload, and nothing else', async () => {
  const broken = async (path: string, state: object) => {
    await brokenBy({}, path)
    await page.evaluate((entry) => history.replaceState(entry, ''), state)
    return findBroken(await look(page), expected).filter((words) => words.startsWith('the history'))
  }
  const login = { 'portico.typed.login': 'mei@example.com' }
  expect(await broken('/login?redirect=/files', login)).toEqual([])
  expect(await broken('/two-step-login', login)).toHaveLength(1)
  expect(await broken('/login', { 'portico.typed.password': 'Portico2026' })).toHaveLength(1)
})

test('what was typed is found in what is sent and on the console', async () => {
  const address = 'http://portico.test/login'
  expect(findSent(canaries, { address, headers: {}, body: '{"secure_zone":"aGVsbG8="}' })).toEqual([])
  expect(findSent(canaries, { address, headers: {}, body: '{"sms_captcha":"482913"}' })).toEqual([])
  expect(findSent(canaries, { address, headers: {}, body: '{"password":"Portico2026"}' })).toHaveLength(1)
  expect(findSent(canaries, { address, headers: {}, body: 'email=mei%40example.com' })).toHaveLength(1)
  expect(findSent(canaries, { address, headers: { referer: `${address}?code=482913` }, body: '' })).toHaveLength(1)
  expect(findSent(canaries, { address: `${address}?p=Portico2026`, headers: {}, body: '' })).toHaveLength(1)
  // Part of a longer number, such as a time, it is no code.
  expect(findSent(canaries, { address: `${address}?_t=1764829130000`, headers: {}, body: '' })).toEqual([])

  const leaks = watchCanaries(page, canaries)
  await page.evaluate(() => console.warn('tried', 'Portico2026'))
  await expect.poll(leaks).toEqual(['the console holds "Portico2026"'])
})
