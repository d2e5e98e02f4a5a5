import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newPassword } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import { expectArrival, logIn } from './login-form.ts'
import { enterClient, formOf, phone as phoneScreen, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const here = '/verify-identity?redirect=/__pages/privacy'

/** Logs in on the web, and opens the page. */
async function open(page: Page, path = here): Promise<void> {
  await letIn(page)
  await page.goto(path)
}

const verify = (page: Page, password = demoPassword) => submitForm(page, 'verify-identity', { password })
const questions = () => site.service.calls.filter(({ path }) => path === '/security/verify_identity')

test('the login password opens what comes next (SCR-09, TWO-01, TWO-16)', async () => {
  const page = await site.newPage()
  await open(page)
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
  expect(questions().map(({ data }) => data)).toEqual([{}, { password: demoPassword }])
})

test('whoever proved it lately is not asked again (ERR-12)', async () => {
  const page = await site.newPage()
  await open(page)
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
  await page.goto('/verify-identity?redirect=/__pages/terms')
  await expectArrival(page, '/__pages/terms')
})

test('a wrong password is said beside the button, goes, and has the focus (ERR-06, IN-9)', async () => {
  const page = await site.newPage()
  await open(page)
  await verify(page, 'Wrong2026')
  await page.getByRole('alert').filter({ hasText: 'left' }).waitFor()
  const { field } = formOf(page, 'verify-identity')
  expect(await field('password').inputValue()).toBe('')
  expect(await field('password').evaluate((input) => input === document.activeElement)).toBe(true)
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
})

test.each(['status-500', 'unreachable', 'unreadable'] as const)(
  '%s: nobody could say, so nothing is skipped, and one can ask again (RQ-10)',
  async (error) => {
    site.expectTrouble(/^status 500|^request failed/)
    const page = await site.newPage()
    await open(page, '/__pages/terms')
    site.service.faults.add({ path: '/security/verify_identity', error, times: 9 })
    await page.goto(here)
    const retry = page.getByRole('button', { name: en('error-card.retry') })
    await retry.waitFor()
    expect(await page.locator('input[type=password]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/verify-identity')
    site.service.faults.clear()
    await retry.click()
    await whenReady(page, 'verify-identity')
    // The button that was pressed is gone; the focus is not (AC-6).
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await verify(page)
    await expectArrival(page, '/__pages/privacy')
  },
)

test('where not even the words for a failure can be had, that is said (RS-1)', async () => {
  site.expectTrouble(/^status 500|^request failed|late-failed-part/)
  const page = await site.newPage()
  await open(page, '/__pages/terms')
  site.service.faults.add({ path: '/security/verify_identity', error: 'status-500', times: 9 })
  await page.route(/\/late-failed-part-.*\.js/, (route) => route.abort())
  await page.goto(here)
  await page.getByRole('alert').filter({ hasText: 'did not arrive' }).waitFor()
  await page.unroute(/\/late-failed-part-.*\.js/)
  site.service.faults.clear()
  await page.getByRole('button', { name: en('page.reload') }).click()
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
})

test('a server error at the password loses nothing (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await open(page)
  await whenReady(page, 'verify-identity')
  site.service.faults.add({ path: '/security/verify_identity', error: 'status-500' })
  await verify(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  expect(await formOf(page, 'verify-identity').field('password').inputValue()).toBe(demoPassword)
  await formOf(page, 'verify-identity').submit.click()
  await expectArrival(page, '/__pages/privacy')
})

test('a stranger logs in first, and comes back to where the password is asked for', async () => {
  const page = await site.newPage()
  await page.goto(here)
  await expectArrival(page, '/login')
  await logIn(page)
  await whenReady(page, 'verify-identity')
  expect(page.url()).toContain('redirect=/__pages/privacy')
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
})

test('an account without a password sets one in account security, without another login (1200010, SCR-09)', async () => {
  const page = await site.newPage()
  // Kofi logs in by DingTalk and by nothing else.
  await page.goto('/login')
  await page.getByRole('link', { name: en('login.third.dingtalk') }).click()
  await page.getByRole('button', { name: /Kofi Mensah/ }).click()
  await expectArrival(page, '/')
  await page.goto(here)
  await page.getByRole('heading', { name: en('verify-identity.none.heading') }).waitFor()
  await page.getByRole('link', { name: en('verify-identity.none.action') }).click()
  await submitForm(page, 'change-password', { password: newPassword, password_confirmation: newPassword })
  await page.getByRole('heading', { level: 1, name: /password is/ }).waitFor()
})

test('a way on to elsewhere is refused (RD-2)', async () => {
  const page = await site.newPage()
  await open(page, '/verify-identity?redirect=https://evil.example/')
  await verify(page)
  await expectArrival(page, '/')
})

test('on a phone, in Chinese, under /account (SCR-21)', async () => {
  const page = await site.newPage({ ...phoneScreen, locale: 'zh-CN' })
  await open(page, '/account/verify-identity?redirect=/__pages/privacy')
  await page.getByRole('heading', { name: '验证身份' }).waitFor()
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
})

test('inside the desktop client it is the same', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  await enterClient(page, 'sync')
  await page.goto(here)
  await verify(page)
  await expectArrival(page, '/__pages/privacy')
})

test('by keyboard alone; and back from what comes next leads past the question, not into it again (AC-6)', async () => {
  const page = await site.newPage()
  await open(page, '/')
  await page.goto(here)
  await whenReady(page, 'verify-identity')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
  for (let presses = 0; presses < 6 && (await focused()) !== 'password'; presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expectArrival(page, '/__pages/privacy')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})
