import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../e2e/one-browser.ts'
import { findSent, watchCanaries } from './canaries.ts'
import { type Expected, findViolations } from './one-rule.ts'
import { takeSnapshot } from './snapshot.ts'

const says = 'We could not reach the server'
const canaries = { passwords: ['Portico2026'], codes: ['482913'], people: ['mei@example.com'] }
const expected: Expected = { says, nextControls: ['Send code'], typed: { Phone: '13700137000' }, canaries }

/** A page that follows the rule. */
const correct = {
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

/** How a page with these parts violates the rule. */
async function violationsWith(
  parts: Partial<typeof correct> & { more?: string } = {},
  path = '/login',
): Promise<string[]> {
  await page.goto(`http://portico.test${path}`)
  await page.setContent(Object.values({ ...correct, ...parts }).join('\n'))
  return findViolations(await takeSnapshot(page), expected)
}

test('a page that follows the rule has no violations', async () => {
  expect(await violationsWith()).toEqual([])
})

test.each([
  ['shows it twice', { more: `<p data-tone="error">${says}</p>` }, /shows 2 messages/],
  ['shows no message', { message: '' }, /does not say/],
  ['hides its message', { message: `<p role="alert" hidden>${says}</p>` }, /does not say/],
  ['shows another message', { message: '<p role="alert">Oops</p>' }, /says "Oops"/],
  ['is blank', { head: '' }, /no heading/],
  ['empties a field', { field: '<label>Phone<input></label>' }, /"Phone" contains ""/],
  ['removes a field', { field: '' }, /"Phone" is missing/],
  ['stays busy', { more: '<p aria-busy="true">Please wait</p>' }, /still busy/],
  ['keeps the blocker', { more: '<div role="status" data-state="active">Please wait</div>' }, /still busy/],
  ['is covered', { more: '<div style="position:fixed;inset:0"></div>' }, /no way to continue/],
  ['has no enabled button', { button: '<button disabled>Send code</button>' }, /no way to continue/],
  ['opens a dialog without a button', { message: `<div role="alertdialog">${says}</div>` }, /no way to continue/],
] as const)('a page that %s violates it', async (_, parts, how) => {
  expect(await violationsWith(parts)).toEqual([expect.stringMatching(how)])
})

test('finds typed values in every kind of browser storage', async () => {
  expect(await violationsWith({}, '/login?email=mei%40example.com')).toEqual([
    expect.stringMatching(/^address contains "mei@/),
  ])
  await violationsWith()
  await page.evaluate(() => {
    sessionStorage.setItem('draft', 'Portico2026')
    localStorage.setItem('code', '482913')
    history.replaceState({ login: 'mei@example.com' }, '')
    document.title = 'Portico2026'
    // biome-ignore lint/suspicious/noDocumentCookie: a page could do the same
    document.cookie = 'code=482913'
  })
  const violations = findViolations(await takeSnapshot(page), expected).map((words) => words.replace(/ contains.*/, ''))
  expect(violations.sort()).toEqual(['cookies', 'local storage', 'session storage', 'the history', 'title'])
})

test('only the login page may keep anything across a reload, and only the typed login or phone', async () => {
  const violations = async (path: string, state: object) => {
    await violationsWith({}, path)
    await page.evaluate((entry) => history.replaceState(entry, ''), state)
    return findViolations(await takeSnapshot(page), expected).filter((words) => words.startsWith('the history'))
  }
  const login = { 'portico.typed.login': 'mei@example.com' }
  expect(await violations('/login?redirect=/files', login)).toEqual([])
  expect(await violations('/two-step-login', login)).toHaveLength(1)
  expect(await violations('/login', { 'portico.typed.password': 'Portico2026' })).toHaveLength(1)
})

test('finds typed values in requests and on the console', async () => {
  const address = 'http://portico.test/login'
  expect(findSent(canaries, { address, headers: {}, body: '{"secure_zone":"aGVsbG8="}' })).toEqual([])
  expect(findSent(canaries, { address, headers: {}, body: '{"sms_captcha":"482913"}' })).toEqual([])
  expect(findSent(canaries, { address, headers: {}, body: '{"password":"Portico2026"}' })).toHaveLength(1)
  expect(findSent(canaries, { address, headers: {}, body: 'email=mei%40example.com' })).toHaveLength(1)
  expect(findSent(canaries, { address, headers: { referer: `${address}?code=482913` }, body: '' })).toHaveLength(1)
  expect(findSent(canaries, { address: `${address}?p=Portico2026`, headers: {}, body: '' })).toHaveLength(1)
  // Digits of a code within a longer number, such as a timestamp, do not count.
  expect(findSent(canaries, { address: `${address}?_t=1764829130000`, headers: {}, body: '' })).toEqual([])

  const leaks = watchCanaries(page, canaries)
  await page.evaluate(() => console.warn('tried', 'Portico2026'))
  await expect.poll(leaks).toEqual(['the console contains "Portico2026"'])
})
