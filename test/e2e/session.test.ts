import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectArrival, logIn, loginForm, member, whenReady } from './login-form.ts'
import { enterClient } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const minute = 60_000
const notice = 'You are logged in now'

const greetings = () => site.service.calls.filter(({ path }) => path.endsWith('/auth/hi')).length

/** What a browser tells a page whose tab is left or come back to; pages of a test are all seen at once. */
function turn(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

/** The region that says it stands in the page from the moment on that the session is watched. */
const whenWatched = (page: Page): Promise<void> =>
  page.locator('[aria-live=polite][aria-atomic]').first().waitFor({ state: 'attached' })

/** Opens a page, and waits until what comes late is there. */
async function openTab(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await whenWatched(page)
}

/** Leaves the tab, does something elsewhere, and comes back. */
async function comeBack(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const asked = greetings()
  await turn(page, 'hidden')
  await expect.poll(greetings).toBe(asked + 1)
  await meanwhile()
  await turn(page, 'visible')
  await expect.poll(greetings).toBe(asked + 2)
}

/** Logs in in a second tab of the same browser. */
async function logInElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/login')
  await logIn(other)
  await expectArrival(other, '/')
}

test('a login in another tab is said on coming back, by keyboard one goes on, and nothing typed is lost before (RQ-13)', async () => {
  const page = await site.newPage()
  await openTab(page, '/login?redirect=/__pages/terms')
  await loginForm(page).login.fill('half a login')
  await comeBack(page, () => logInElsewhere(page))
  await page.getByText(notice).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await loginForm(page).login.inputValue()).toBe('half a login')
  const onward = page.getByRole('button', { name: 'Continue' })
  await onward.focus()
  await page.keyboard.press('Enter')
  await expectArrival(page, '/__pages/terms')
})

test('it is said under /account as well, and leads to the default address', async () => {
  const page = await site.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openTab(page, '/account/login')
  await comeBack(page, () => logInElsewhere(page))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectArrival(page, '/')
  expect(asked.filter((path) => path.endsWith('/auth/hi'))).toEqual(['/account/auth/hi', '/account/auth/hi'])
})

test('whoever is logged in already is told nothing; a logout in another tab is said', async () => {
  const page = await site.newPage()
  await logInElsewhere(page)
  await openTab(page, '/login')
  await comeBack(page, async () => {})
  expect(await page.getByText(notice).count()).toBe(0)
  const home = await page.context().newPage()
  await home.goto('/')
  await home.getByRole('button', { name: 'Log out' }).click()
  await whenReady(home)
  await turn(page, 'visible')
  await page.getByText('You have been logged out. Log in again to go on.').waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0)
})

test.each([
  ['zh-CN', '你已登录', '继续'],
  ['zh-TW', '你已登入', '繼續'],
])('in %s the notice speaks the language of the page', async (locale, words, label) => {
  const page = await site.newPage({ locale })
  await openTab(page, '/login')
  await comeBack(page, () => logInElsewhere(page))
  await page.getByText(words, { exact: true }).waitFor()
  await page.getByRole('button', { name: label }).click()
  await expectArrival(page, '/')
})

test('a login for another application is finished by none that was made elsewhere', async () => {
  const page = await site.newPage()
  await openTab(page, '/login?mode=oauth&client_id=sheets')
  await comeBack(page, () => logInElsewhere(page))
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(notice).count()).toBe(0)
})

test('a client looks after its logins itself: nothing is asked when its window is come back to', async () => {
  const page = await site.newPage()
  await enterClient(page, 'sync')
  await openTab(page, '/login')
  await turn(page, 'hidden')
  await turn(page, 'visible')
  await page.waitForLoadState('networkidle')
  expect(greetings()).toBe(0)
})

test('leaving for the next page asks nothing', async () => {
  const page = await site.newPage()
  await openTab(page, '/login')
  await logIn(page)
  await expectArrival(page, '/')
  await page.waitForLoadState('networkidle')
  expect(greetings()).toBe(0)
})

test('the session of a long form is kept while somebody types, and not while nobody does or sees it (API-11, RQ-11)', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await page.goto('/login')
  await whenReady(page)
  await page.clock.runFor(2000)
  await whenWatched(page)

  await loginForm(page).login.pressSequentially(member.login)
  await page.clock.runFor(5 * minute)
  await expect.poll(greetings).toBe(1)
  // Nobody has touched anything since.
  await page.clock.runFor(20 * minute)
  expect(greetings()).toBe(1)
  await loginForm(page).login.press('End')
  await page.clock.runFor(5 * minute)
  await expect.poll(greetings).toBe(2)
  await loginForm(page).login.press('Home')
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  await page.clock.runFor(20 * minute)
  expect(greetings()).toBe(2)
})
