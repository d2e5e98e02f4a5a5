import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { closeAlert, expectTitle, openAs, typedInto } from './contact-form.ts'
import { logIn, whenReady as whenLoginReady } from './login-form.ts'
import { enterClient, expectArrival, fillIn, formOf, phone as phoneScreen, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const id = 'change-password'
const screen = '/security/password'
const chosen = { password: newPassword, password_confirmation: newPassword }
const change = { old_password: demoPassword, ...chosen }

const callsTo = (path: string) => site.service.calls.filter((call) => call.path.endsWith(path))

async function submit(page: Page, values: Record<string, string> = change): Promise<void> {
  await fillIn(page, id, values)
  await formOf(page, id).submit.click()
}

/** Logs in by DingTalk, as somebody does who has no password. */
async function openAsKofi(page: Page): Promise<void> {
  await page.goto(`/third?type=dingtalk&redirect=${screen}`)
  await page.getByRole('button', { name: 'Continue as Kofi Mensah' }).click()
  await expectArrival(page, screen)
}

test('the password is changed; other sessions are out, this one stays, and the new one logs in (SCR-20)', async () => {
  const [page, elsewhere] = [await site.newPage(), await site.newPage()]
  await openAs(elsewhere, people.mei.email, '/security/phone')
  await openAs(page, people.mei.email, screen)
  await expectTitle(page, en('change-password.heading'), { hasFocus: false })
  await submit(page)
  await expectTitle(page, en('change-password.done.heading'))
  await page.getByRole('link', { name: en('change-password.done.devices') }).click()
  await expectArrival(page, '/security/devices')
  await page.getByRole('img', { name: 'Logged in as the number ending in 8000' }).waitFor()

  await elsewhere.reload()
  await elsewhere.waitForURL(/\/login\?/)
  await whenLoginReady(elsewhere)
  await logIn(elsewhere, people.mei.email, chosen.password)
  await expectArrival(elsewhere, '/security/phone')
})

test('a wrong current password is said under it and goes; the new one stays (IN-9)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await submit(page, { ...change, old_password: 'Wrong2026' })
  await page.locator(`#${id}-old_password-error`).waitFor()
  const { field } = formOf(page, id)
  expect(await field('old_password').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await Promise.all(Object.keys(change).map((name) => typedInto(page, id, name)))).toEqual([
    '',
    chosen.password,
    chosen.password,
  ])
  await submit(page)
  await expectTitle(page, en('change-password.done.heading'))
})

test('the password of today is refused as a new one, in the server’s words (1200003)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await submit(page, { old_password: demoPassword, password: demoPassword, password_confirmation: demoPassword })
  await page.getByRole('alert').filter({ hasText: 'differs from your current one' }).waitFor()
  expect(await typedInto(page, id, 'old_password')).toBe(demoPassword)
})

test('a password that breaks the policy, or is typed differently, is said before anything is sent (VAL-02)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await submit(page, { ...change, password: 'short1' })
  await page.getByText('Password must be a combination of 8-32 letters and digits').last().waitFor()
  await submit(page, { ...change, password_confirmation: 'Cloud2028' })
  await page.getByText(en('new-password.mismatch')).waitFor()
  expect(callsTo('/password/change')).toEqual([])
})

test('an account that has none sets its first, and logs in with it (TWO-02)', async () => {
  const page = await site.newPage()
  await openAsKofi(page)
  await expectTitle(page, en('change-password.set.heading'), { hasFocus: false })
  await whenReady(page, id)
  expect(await formOf(page, id).field('old_password').count()).toBe(0)
  await submit(page, chosen)
  await expectTitle(page, en('change-password.set.done.heading'))
  expect(callsTo('/password/change')).toEqual([])
  const other = await site.newPage()
  await other.goto('/login?redirect=/security')
  await logIn(other, people.kofi.email, chosen.password)
  await expectArrival(other, '/security')
})

test('a password that was set elsewhere meanwhile: said, and the form then asks for it', async () => {
  const page = await site.newPage()
  await openAsKofi(page)
  await whenReady(page, id)
  const other = await page.context().newPage()
  await other.goto(screen)
  await submit(other, chosen)
  await expectTitle(other, en('change-password.set.done.heading'))
  await submit(page, { password: 'Lantern2026', password_confirmation: 'Lantern2026' })
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await expectTitle(page, en('change-password.heading'), { hasFocus: false })
  await formOf(page, id).field('old_password').waitFor()
})

test('fields tell a password manager whose password it is, and which is new (IN-2)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await whenReady(page, id)
  const { form, field } = formOf(page, id)
  const purposes = await Promise.all(Object.keys(change).map((name) => field(name).getAttribute('autocomplete')))
  expect(purposes).toEqual(['current-password', 'new-password', 'new-password'])
  await expect.poll(() => form.locator('[autocomplete=username]').inputValue()).toBe(people.mei.phone)
  expect(await form.getByRole('link', { name: en('login.forgot-password') }).getAttribute('href')).toBe(
    '../forgot-password',
  )
})

test('a server error and a lost network: nothing typed is lost (ERR-01, RQ-7)', async () => {
  site.expectTrouble(/^status 500|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  site.service.faults.add({ path: '/password/change', status: 500 })
  await submit(page)
  await closeAlert(page, en('error.status-500.title'))
  await page.context().setOffline(true)
  await formOf(page, id).submit.click()
  await closeAlert(page, en('error.offline.title'))
  await page.context().setOffline(false)
  expect(await Promise.all(Object.keys(change).map((name) => typedInto(page, id, name)))).toEqual(Object.values(change))
  await formOf(page, id).submit.click()
  await expectTitle(page, en('change-password.done.heading'))
})

test('no password is kept anywhere, nor left after the change (SE-1, RS-3)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await submit(page)
  await expectTitle(page, en('change-password.done.heading'))
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  for (const secret of [newPassword, demoPassword]) expect(kept).not.toContain(secret)
  await page.getByRole('link', { name: en('security.back') }).click()
  await expectArrival(page, '/security')
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const passwords = await page
    .locator('input[type=password]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(passwords.filter(Boolean)).toEqual([])
})

test('whether there is one cannot be asked: said in its place, and tried again there (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await openAs(page, people.mei.email, '/security/phone')
  site.service.faults.add({ path: '/security/get_two_step_method', status: 500 })
  await page.goto(screen)
  await page
    .getByRole('alert')
    .filter({ hasText: en('error.status-500.title') })
    .waitFor()
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await whenReady(page, id)
})

test('on a phone of 320 px, in Chinese, under /account: nothing is wider than the page (SCR-21, AC-1)', async () => {
  const page = await site.newPage({ ...phoneScreen, viewport: { width: 320, height: 640 }, locale: 'zh-CN' })
  await openAs(page, people.mei.email, `/account${screen}`)
  await whenReady(page, id)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await submit(page)
  await expectTitle(page, '密码已更改')
  await page.getByRole('link', { name: '查看你的设备' }).click()
  await expectArrival(page, '/account/security/devices')
})

test.each(['sync', 'app'] as const)('inside the %s client, in its window', async (type) => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await openAs(page, people.mei.email, '/security')
  await enterClient(page, type)
  await page.goto(screen)
  await submit(page)
  await expectTitle(page, en('change-password.done.heading'))
})
