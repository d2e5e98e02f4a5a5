import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import { expectArrival } from './login-form.ts'
import { enterClient, phone } from './page-form.ts'
import { held } from './page-secrets.ts'
import { openSite } from './site.ts'

const site = openSite()
const here = '/security/open-api'
const refreshPath = '/security/refresh_open_api_token_info'
const day = 24 * 60 * 60_000

/** Logs in with an account that has a token, and opens the section. */
async function open(page: Page, path = here): Promise<void> {
  await letIn(page)
  const createdAt = Date.now()
  const openApiToken = { token: 'c4f0'.repeat(16), createdAt, expiresAt: createdAt + 365 * day }
  const account = site.service.peek.account(people.mei.email)
  if (!account?.openApiToken) Object.assign(account ?? {}, { openApiToken })
  await page.goto(path)
}

/** What the service holds for the token. */
const token = () => String(site.service.peek.account(people.mei.email)?.openApiToken?.token)
/** The token that the page has got. */
async function loaded(page: Page): Promise<string> {
  await page.locator('code').waitFor()
  return token()
}

const show = (page: Page) => page.getByRole('button', { name: 'Show' }).click()
const replace = (page: Page) => page.getByRole('main').getByRole('button', { name: en('open-api.replace.title') })
const question = (page: Page) => page.getByRole('alertdialog')
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const shown = async (page: Page) => String(await page.locator('code').textContent())
const requests = () => site.service.calls.filter(({ path }) => path.endsWith(refreshPath))

/** Time goes by since the test began, for the service and for the browser. */
async function passDays(page: Page, days: number): Promise<void> {
  const now = Date.now() + days * day
  site.service.clock.advance(now - site.service.clock.now())
  await page.clock.setSystemTime(now)
}

/** Everything of a page and its browser that lasts or can be read from outside. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    return [document.title, location.href, document.cookie, JSON.stringify(history.state), ...stored, ...asked].join()
  })

test('the token is masked, shown by a press and masked by the next, and copied to the letter (SCR-15, SE-2)', async () => {
  const page = await site.newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await open(page)
  await page.getByText(en('open-api.hidden')).waitFor({ state: 'attached' })
  expect(await held(page)).not.toContain(token())
  expect(await shown(page)).toMatch(/^•+$/)
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText(en('open-api.copied')).first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token())
  await show(page)
  expect(await shown(page)).toBe(token())
  await page.getByRole('button', { name: 'Hide' }).click()
  expect(await shown(page)).toMatch(/^•+$/)
})

test('RQ-2 opening the section makes no token, a press makes one, and the focus stays (SCR-15, IN-6, AC-6)', async () => {
  const page = await site.newPage()
  await letIn(page)
  await page.goto(here)
  const create = page.getByRole('button', { name: en('open-api.create') })
  await create.waitFor()
  expect(site.service.peek.account(people.mei.email)?.openApiToken).toBeUndefined()
  await create.dblclick()
  await replace(page).waitFor()
  expect(await replace(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await show(page)
  expect(await shown(page)).toBe(token())
  expect(requests()).toHaveLength(1)
})

test('SE-1 SE-2 a token that was shown is in no storage, address, title, cookie or console, there or in the next section', async () => {
  const page = await site.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page)
  await show(page)
  const canary = token()
  expect(await held(page)).toContain(canary)
  expect(await traces(page)).not.toContain(canary)
  await page.getByRole('link', { name: en('security.nav.devices') }).click()
  await expectArrival(page, '/security/devices')
  await page.waitForLoadState('networkidle')
  expect(await traces(page)).not.toContain(canary)
  expect(said.join()).not.toContain(canary)
})

test('IN-4 back from the back-forward cache it is masked again', async () => {
  const page = await site.newPage()
  await open(page)
  await show(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByText(en('open-api.hidden')).waitFor({ state: 'attached' })
  expect(await shown(page)).toMatch(/^•+$/)
})

test('paper shows no token, even one that was shown', async () => {
  const page = await site.newPage()
  await open(page)
  await show(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('code').isVisible()).toBe(false)
})

test('it says since when and how long it lasts (VAL-11, VAL-12)', async () => {
  const page = await site.newPage()
  await open(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Created' })
  expect(await row.textContent()).toMatch(/Active.*Created (just now|\d+ seconds? ago).*until \S+ \d+, \d{4}/)
  // The session ends meanwhile; whoever comes back logs in again.
  await passDays(page, 360)
  await open(page)
  await page.getByText(en('open-api.soon')).waitFor()
  await page.getByText(/[45] days left/).waitFor()
  await passDays(page, 366)
  await open(page)
  await page.getByText(en('open-api.expired'), { exact: true }).waitFor()
  await page.getByText('your programs need a new one').waitFor()
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await page.getByText(en('open-api.active'), { exact: true }).waitFor()
})

test('a new token takes the place of the old one, masked, and it is said what to do with it', async () => {
  const page = await site.newPage()
  await open(page)
  await show(page)
  const old = await loaded(page)
  await replace(page).click()
  expect(await question(page).textContent()).toContain('stops working at once')
  await answer(page, en('open-api.replace.title'))
  await page.getByRole('status').filter({ hasText: 'This is your new token.' }).waitFor()
  expect(token()).not.toBe(old)
  expect(await shown(page)).toMatch(/^•+$/)
  await show(page)
  expect(await shown(page)).toBe(token())
  expect(await held(page)).not.toContain(old)
})

test('a no replaces nothing, and the focus is where it was (AC-2)', async () => {
  const page = await site.newPage()
  await open(page)
  const old = await loaded(page)
  await replace(page).click()
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  await expect.poll(() => replace(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(requests()).toEqual([])
  expect(token()).toBe(old)
})

test.each([
  ['status-500', 'small problem'],
  ['unreachable', 'could not reach the server'],
] as const)('%s: the old one stays, and replacing works the next time', async (error, words) => {
  site.expectTrouble(/^status 500|^request failed/)
  const page = await site.newPage()
  await open(page)
  await show(page)
  const old = await loaded(page)
  // A browser tries a lost connection again by itself.
  site.service.faults.add({ path: refreshPath, error, times: 9 })
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await question(page).filter({ hasText: words }).waitFor()
  await answer(page, en('dialog.ok'))
  expect(await shown(page)).toBe(old)
  expect(await page.getByText('This is your new token.').count()).toBe(0)
  site.service.faults.clear()
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await page.getByText('This is your new token.').waitFor()
  expect(token()).not.toBe(old)
})

test('a refusal is told in the words of the server, and the old one stays', async () => {
  const page = await site.newPage()
  await open(page)
  const old = await loaded(page)
  site.service.faults.add({ path: refreshPath, error: [{ error_code: 1999999, error_msg: 'Only once a day.' }] })
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await question(page).filter({ hasText: 'Only once a day.' }).waitFor()
  await answer(page, en('dialog.ok'))
  await show(page)
  expect(await shown(page)).toBe(old)
})

test('where the answer was lost on its way, the page asks which token counts', async () => {
  site.expectTrouble(/^request failed/)
  const page = await site.newPage()
  await open(page)
  const old = await loaded(page)
  // What says it comes late.
  await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
  await page.route(`**${refreshPath}*`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const askedAnew = page.waitForResponse(/get_open_api_token_info/)
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await answer(page, en('dialog.ok'))
  await askedAnew
  expect(token()).not.toBe(old)
  await show(page)
  expect(await shown(page)).toBe(token())
})

test('by keyboard alone: show, replace, and the focus stays (AC-6)', async () => {
  const page = await site.newPage()
  await open(page)
  await page.getByRole('button', { name: 'Show' }).focus()
  await page.keyboard.press('Enter')
  expect(await shown(page)).toBe(token())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await question(page).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('This is your new token.').waitFor()
  await expect.poll(() => replace(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('what cannot be loaded says so in its place, and can be asked for again', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_open_api_token_info', error: 'status-500' })
  await open(page)
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await show(page)
  expect(await shown(page)).toBe(token())
})

test('under /account every way stays there (SCR-21)', async () => {
  const page = await site.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `/account${here}`)
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await page.getByText('This is your new token.').waitFor()
  expect(asked.filter((path) => path.endsWith(refreshPath))).toEqual([`/account${refreshPath}`])
})

test.each([
  ['a small phone', { ...phone, viewport: { width: 320, height: 640 } }, undefined],
  ['the desktop client', { viewport: { width: 380, height: 520 } }, 'sync'],
  ['the app', phone, 'app'],
] as const)('on %s the whole token can be read, and nothing is wider than the screen', async (_, options, client) => {
  const page = await site.newPage(options)
  await open(page)
  if (client) {
    await enterClient(page, client)
    await page.reload()
  }
  await show(page)
  expect(await shown(page)).toBe(token())
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await replace(page).click()
  await answer(page, en('open-api.replace.title'))
  await page.getByText('This is your new token.').waitFor()
})

test.each([
  ['zh-CN', '更换令牌', '这是你的新令牌'],
  ['zh-TW', '更換權杖', '這是你的新權杖'],
])('in %s it is all in the language of the page', async (locale, label, done) => {
  const page = await site.newPage({ locale })
  await open(page)
  await page.getByRole('button', { name: label }).click()
  await question(page).getByRole('button', { name: label }).click()
  await page.getByText(done).waitFor()
})

test('where the script of the question is lost, it is said, and the button can be pressed again (RS-1)', async () => {
  site.expectTrouble(/replace-confirm/)
  const page = await site.newPage()
  await page.route(/replace-confirm.*\.js/, (route) => route.abort())
  await open(page)
  const lost = page.getByText('Part of this page did not arrive').first()
  await replace(page).click()
  await lost.waitFor()
  await page.unroute(/replace-confirm.*\.js/)
  await replace(page).click()
  await question(page).waitFor()
  expect(requests()).toEqual([])
})
