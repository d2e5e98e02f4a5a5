import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn, openAs } from './let-in.ts'
import { expectArrival, holdScripts, loginForm, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const minute = 60_000
const notice = en('session.logged-in')

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
  const onward = page.getByRole('button', { name: en('session.continue') })
  await onward.focus()
  await page.keyboard.press('Enter')
  await expectArrival(page, '/__pages/terms')
})

test('whoever is logged in already is told so at the login, and a logout in another tab is said (RQ-13)', async () => {
  const page = await site.newPage()
  await logInElsewhere(page)
  await page.goto('/login?redirect=/__pages/terms')
  await page.getByText(en('session.logged-in.at-login')).waitFor()
  const home = await page.context().newPage()
  await home.goto('/')
  await home.getByRole('button', { name: 'Log out' }).click()
  await whenReady(home)
  await turn(page, 'visible')
  await page.getByText(en('session.logged-out')).waitFor()
  expect(await page.getByRole('button', { name: en('session.continue') }).count()).toBe(0)
})

test('at the login one goes on as who is logged in, or logs in as somebody else, to where one wanted to go (RQ-13)', async () => {
  const page = await site.newPage()
  await logInElsewhere(page)
  await page.goto('/login?redirect=/__pages/terms')
  const onward = page.getByRole('button', { name: en('session.continue') })
  await onward.click()
  await expectArrival(page, '/__pages/terms')
  await page.goto('/login?redirect=/security')
  await onward.waitFor()
  await logIn(page, people.tomas.email)
  await expectArrival(page, '/security')
  await page.getByRole('img', { name: /^Logged in as/ }).waitFor()
  const asMei = en('account.logged-in-as', { login: en('mask.phone', { end: '8000' }) })
  expect(await page.getByRole('img', { name: asMei }).count()).toBe(0)
})

test('a login for another application is finished by none that was made elsewhere', async () => {
  const page = await site.newPage()
  await openTab(page, '/login?mode=oauth&client_id=sheets')
  await comeBack(page, () => logInElsewhere(page))
  await page.waitForLoadState('networkidle')
  expect(await page.getByText(notice).count()).toBe(0)
})

test('the session of a long form is kept while somebody types, and not while nobody does or sees it (API-11, RQ-11)', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await page.goto('/login')
  await whenReady(page)
  await page.clock.runFor(2000)
  await whenWatched(page)

  await loginForm(page).login.pressSequentially(people.mei.email)
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

describe('two accounts in two tabs (RQ-14)', () => {
  const heading = en('session.other')

  const expectCleared = async (page: Page) => {
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading])
    expect(await page.getByText(people.mei.maskedPhone).count()).toBe(0)
    expect(await page.getByRole('textbox').count()).toBe(0)
  }

  test('it is noticed on coming back, before anything is pressed, and under /account as well', async () => {
    const page = await site.newPage()
    await openAs(page, '/account/security/open-api')
    await whenWatched(page)
    await comeBack(page, () => letIn(page, people.tomas.email))
    await expectCleared(page)
  })
})

describe('logging out', () => {
  const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: en('account.log-out') })
  const isLoggedIn = async (page: Page) => {
    const answer = await page.request.get('/security', { maxRedirects: 0 })
    return (await answer.text()).includes('"account"')
  }

  test('it ends the session and leads to the login, under /account too (SCR-21)', async () => {
    const prefix = '/account'
    const page = await site.newPage()
    const answered = (path: string) => page.waitForResponse((response) => response.url().includes(path))
    // What the page asked meanwhile is answered too late, with the end of the session, while the login is on its way.
    const [ended, refused] = [answered('/auth/logout'), answered('/credential/get_login')]
    const hold = (path: string, until: Promise<unknown>) =>
      page.route(
        ({ pathname }) => pathname === `${prefix}${path}`,
        (route) => until.then(() => route.continue()),
      )
    await hold('/credential/get_login', ended)
    await hold('/login', refused)
    await openAs(page, `${prefix}/security/phone`)
    expect(await isLoggedIn(page)).toBe(true)
    await logOut(page).click()
    await expectArrival(page, `${prefix}/login`)
    expect(new URL(page.url()).search).toBe('')
    expect(await isLoggedIn(page)).toBe(false)
    const sent = site.service.calls.filter(({ path }) => path === '/auth/logout')
    expect(sent).toMatchObject([{ method: 'POST', data: {} }])
    // Back meets the login again, and nothing of the account.
    await page.goBack()
    await expectArrival(page, `${prefix}/login`)
  })

  test('pressed before its script, it ends the session once that is there', async () => {
    const page = await site.newPage()
    await openAs(page, '/security')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await logOut(page).click()
    release()
    await expectArrival(page, '/login')
    expect(site.service.calls.filter(({ path }) => path === '/auth/logout')).toHaveLength(1)
  })
})
