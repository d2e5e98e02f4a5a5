import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { closeAlert, expectTitle, mei, openAs, tabTo, typedInto } from './contact-form.ts'
import { logIn, whenReady as whenLoginReady } from './login-form.ts'
import { enterClient, expectArrival, fillIn, formOf, phone as phoneScreen, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const id = 'change-password'
const screen = '/security/password'
const chosen = { password: 'Cloud2027', password_confirmation: 'Cloud2027' }
const change = { old_password: mei.password, ...chosen }

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
  await openAs(elsewhere, mei.login, '/security/phone')
  await openAs(page, mei.login, screen)
  await expectTitle(page, 'Change your password', { hasFocus: false })
  await submit(page)
  await expectTitle(page, 'Your password is changed')
  await page.getByRole('link', { name: 'See your devices' }).click()
  await expectArrival(page, '/security/devices')
  await page.getByRole('img', { name: 'Logged in as 138****8000' }).waitFor()

  await elsewhere.reload()
  await elsewhere.waitForURL(/\/login\?/)
  await whenLoginReady(elsewhere)
  await logIn(elsewhere, { login: mei.login, password: chosen.password })
  await expectArrival(elsewhere, '/security/phone')
})

test('a wrong current password is said under it and goes; the new one stays (IN-9)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
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
  await expectTitle(page, 'Your password is changed')
})

test('the password of today is refused as a new one, in the server’s words (1200003)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await submit(page, { old_password: mei.password, password: mei.password, password_confirmation: mei.password })
  await page.getByRole('alert').filter({ hasText: 'differs from your current one' }).waitFor()
  expect(await typedInto(page, id, 'old_password')).toBe(mei.password)
})

test('a password that breaks the policy, or is typed differently, is said before anything is sent (VAL-02)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await submit(page, { ...change, password: 'short1' })
  await page.getByText('Password must be a combination of 8-32 letters and digits').last().waitFor()
  await submit(page, { ...change, password_confirmation: 'Cloud2028' })
  await page.getByText('The two passwords do not match').waitFor()
  expect(callsTo('/password/change')).toEqual([])
})

test('an account that has none sets its first, and logs in with it (TWO-02)', async () => {
  const page = await site.newPage()
  await openAsKofi(page)
  await expectTitle(page, 'Set a password', { hasFocus: false })
  await whenReady(page, id)
  expect(await formOf(page, id).field('old_password').count()).toBe(0)
  await submit(page, chosen)
  await expectTitle(page, 'Your password is set')
  expect(callsTo('/password/change')).toEqual([])
  const other = await site.newPage()
  await other.goto('/login?redirect=/security')
  await logIn(other, { login: 'kofi@example.com', password: chosen.password })
  await expectArrival(other, '/security')
})

test('a password that was set elsewhere meanwhile: said, and the form then asks for it', async () => {
  const page = await site.newPage()
  await openAsKofi(page)
  await whenReady(page, id)
  const other = await page.context().newPage()
  await other.goto(screen)
  await submit(other, chosen)
  await expectTitle(other, 'Your password is set')
  await submit(page, { password: 'Lantern2026', password_confirmation: 'Lantern2026' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expectTitle(page, 'Change your password', { hasFocus: false })
  await formOf(page, id).field('old_password').waitFor()
})

test('fields tell a password manager whose password it is, and which is new (IN-2)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await whenReady(page, id)
  const { form, field } = formOf(page, id)
  const purposes = await Promise.all(Object.keys(change).map((name) => field(name).getAttribute('autocomplete')))
  expect(purposes).toEqual(['current-password', 'new-password', 'new-password'])
  await expect.poll(() => form.locator('[autocomplete=username]').inputValue()).toBe(mei.phone)
  expect(await form.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('../forgot-password')
})

test('a server error and a lost network: nothing typed is lost (ERR-01, RQ-7)', async () => {
  site.expectTrouble(/^status 500|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  site.service.faults.add({ path: '/password/change', status: 500 })
  await submit(page)
  await closeAlert(page, 'The server had a small problem')
  await page.context().setOffline(true)
  await formOf(page, id).submit.click()
  await closeAlert(page, 'You are offline')
  await page.context().setOffline(false)
  expect(await Promise.all(Object.keys(change).map((name) => typedInto(page, id, name)))).toEqual(Object.values(change))
  await formOf(page, id).submit.click()
  await expectTitle(page, 'Your password is changed')
})

test('no password is kept anywhere, nor left after the change (SE-1, RS-3)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await submit(page)
  await expectTitle(page, 'Your password is changed')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(kept).not.toMatch(/Cloud2027|Portico2026/)
  await page.getByRole('link', { name: 'Back to account security' }).click()
  await expectArrival(page, '/security')
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const passwords = await page
    .locator('input[type=password]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(passwords.filter(Boolean)).toEqual([])
})

test('submitted twice it is sent once (IN-6)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  site.service.faults.add({ path: '/password/change', delay_ms: 400 })
  await fillIn(page, id, change)
  await formOf(page, id).form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expectTitle(page, 'Your password is changed')
  expect(callsTo('/password/change')).toHaveLength(1)
})

test('whether there is one cannot be asked: said in its place, and tried again there (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await openAs(page, mei.login, '/security/phone')
  site.service.faults.add({ path: '/security/get_two_step_method', status: 500 })
  await page.goto(screen)
  await page.getByRole('alert').filter({ hasText: 'The server had a small problem' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await whenReady(page, id)
})

test('by keyboard alone (AC-6)', async () => {
  const page = await site.newPage()
  await openAs(page, mei.login, screen)
  await whenReady(page, id)
  for (const [name, value] of Object.entries(change)) {
    await tabTo(page, name)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expectTitle(page, 'Your password is changed')
  await tabTo(page, 'Back to account security')
  await page.keyboard.press('Enter')
  await expectArrival(page, '/security')
})

test('on a phone of 320 px, in Chinese, under /account: nothing is wider than the page (SCR-21, AC-1)', async () => {
  const page = await site.newPage({ ...phoneScreen, viewport: { width: 320, height: 640 }, locale: 'zh-CN' })
  await openAs(page, mei.login, `/account${screen}`)
  await whenReady(page, id)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await submit(page)
  await expectTitle(page, '密码已更改')
  await page.getByRole('link', { name: '查看你的设备' }).click()
  await expectArrival(page, '/account/security/devices')
})

test.each(['sync', 'app'] as const)('inside the %s client, in its window', async (type) => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await openAs(page, mei.login, '/security')
  await enterClient(page, type)
  await page.goto(screen)
  await submit(page)
  await expectTitle(page, 'Your password is changed')
})
