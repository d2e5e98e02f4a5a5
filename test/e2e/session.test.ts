import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { logInViaApi, openAs } from './log-in-via-api.ts'
import {
  expectArrival,
  holdScripts,
  locateLoginForm,
  setVisibility,
  waitUntilComplete,
  waitUntilReady,
  waitUntilRendered,
} from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const minute = 60_000
const noticeText = en('session.logged-in')

const countKeepAliveCalls = () => site.service.calls.filter(({ path }) => path.endsWith('/auth/hi')).length

/** Opens a page, and waits until it is watching for session changes. */
async function openTab(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilComplete(page)
}

/** Hides the tab, runs an action elsewhere, and shows the tab again. */
async function returnToTab(page: Page, actInOtherTab: () => Promise<void>): Promise<void> {
  const countBefore = countKeepAliveCalls()
  await setVisibility(page, 'hidden')
  await expect.poll(countKeepAliveCalls).toBe(countBefore + 1)
  await actInOtherTab()
  const keepAliveResponse = page.waitForResponse(/\/auth\/hi/)
  await setVisibility(page, 'visible')
  await (await keepAliveResponse).finished()
  await waitUntilRendered(page)
}

/** Logs in from a second tab of the same browser. */
async function logInElsewhere(page: Page): Promise<void> {
  const otherTab = await page.context().newPage()
  await otherTab.goto('/login')
  await logIn(otherTab)
  await expectArrival(otherTab, '/')
}

test('when the user returns after a login in another tab, the page reports it, offers to continue, and keeps typed values (RQ-13)', async () => {
  const page = await site.newPage()
  await openTab(page, '/login?redirect=/__pages/terms')
  await locateLoginForm(page).login.fill('partial login')
  await returnToTab(page, () => logInElsewhere(page))
  await page.getByText(noticeText).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await locateLoginForm(page).login.inputValue()).toBe('partial login')
  await page.getByRole('button', { name: en('session.continue') }).click()
  await expectArrival(page, '/__pages/terms')
})

test('the login page shows that the user is already logged in, and reports a logout in another tab (RQ-13)', async () => {
  const page = await site.newPage()
  await logInElsewhere(page)
  await page.goto('/login?redirect=/__pages/terms')
  await page.getByText(en('session.logged-in.at-login')).waitFor()
  const homePage = await page.context().newPage()
  await homePage.goto('/')
  await homePage.getByRole('button', { name: 'Log out' }).click()
  await waitUntilReady(homePage)
  await setVisibility(page, 'visible')
  await page.getByText(en('session.logged-out')).waitFor()
  expect(await page.getByRole('button', { name: en('session.continue') }).count()).toBe(0)
})

test('the login page lets a logged-in user switch to another account, and follows the redirect (RQ-13)', async () => {
  const page = await site.newPage()
  await logInElsewhere(page)
  await page.goto('/login?redirect=/security')
  await page.getByRole('button', { name: en('session.continue') }).waitFor()
  await logIn(page, people.tomas.email)
  await expectArrival(page, '/security')
  await page.getByRole('img', { name: en('account.logged-in-as', { login: '' }) }).waitFor()
  const meiLabel = en('account.logged-in-as', { login: en('mask.phone', { end: '8000' }) })
  expect(await page.getByRole('img', { name: meiLabel }).count()).toBe(0)
})

test('in OAuth mode, the login page does not report a login in another tab', async () => {
  const page = await site.newPage()
  await openTab(page, '/login?mode=oauth&client_id=sheets')
  await returnToTab(page, () => logInElsewhere(page))
  expect(await page.getByText(noticeText).count()).toBe(0)
})

// This test makes real API calls. `test/api/keep-alive.test.ts` and `test/kit/session-watch.test.tsx` test the timing.
test('the session is kept alive while the user types (API-11, RQ-11)', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await page.goto('/login')
  await waitUntilReady(page)
  await page.clock.runFor(2000)
  await waitUntilComplete(page)
  await locateLoginForm(page).login.pressSequentially(people.mei.email)
  await page.clock.runFor(5 * minute)
  await expect.poll(countKeepAliveCalls).toBe(1)
  // No more calls are sent while the user does nothing.
  await page.clock.runFor(20 * minute)
  expect(countKeepAliveCalls()).toBe(1)
})

test('the page clears its data when the user returns after switching accounts in another tab, even under /account (RQ-14)', async () => {
  const page = await site.newPage()
  await openAs(page, '/account/security/open-api')
  await waitUntilComplete(page)
  await returnToTab(page, () => logInViaApi(page, people.tomas.email))
  await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([en('session.other')])
  expect(await page.getByText(people.mei.maskedPhone).count()).toBe(0)
  expect(await page.getByRole('textbox').count()).toBe(0)
})

describe('logging out', () => {
  const logOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: en('account.log-out') })
  const isLoggedIn = async (page: Page) => {
    const response = await page.request.get('/security', { maxRedirects: 0 })
    return (await response.text()).includes('"account"')
  }

  test('ends the session and opens the login page, even under /account (SCR-21)', async () => {
    const prefix = '/account'
    const page = await site.newPage()
    const waitForResponse = (path: string) => page.waitForResponse((response) => response.url().includes(path))
    // Delay a call until the session has ended, and delay the login page until the server has rejected that call.
    const logoutResponse = waitForResponse('/auth/logout')
    const rejectedCallResponse = waitForResponse('/credential/get_login')
    const hold = (path: string, until: Promise<unknown>) =>
      page.route(
        ({ pathname }) => pathname === `${prefix}${path}`,
        (route) => until.then(() => route.continue()),
      )
    await hold('/credential/get_login', logoutResponse)
    await hold('/login', rejectedCallResponse)
    await openAs(page, `${prefix}/security/phone`)
    expect(await isLoggedIn(page)).toBe(true)
    await logOutButton(page).click()
    await expectArrival(page, `${prefix}/login`)
    expect(new URL(page.url()).search).toBe('')
    expect(await isLoggedIn(page)).toBe(false)
    const logoutCalls = site.service.calls.filter(({ path }) => path === '/auth/logout')
    expect(logoutCalls).toMatchObject([{ method: 'POST', data: {} }])
    // The back button leads to the login page again, not to account data.
    await page.goBack()
    await expectArrival(page, `${prefix}/login`)
  })

  test('ends the session as soon as the script has loaded if the user had already clicked the button', async () => {
    const page = await site.newPage()
    await openAs(page, '/security')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await logOutButton(page).click()
    release()
    await expectArrival(page, '/login')
    expect(site.service.calls.filter(({ path }) => path === '/auth/logout')).toHaveLength(1)
  })
})
