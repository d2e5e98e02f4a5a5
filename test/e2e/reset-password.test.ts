import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { setFirstPassword } from '../screens/recovery.ts'
import { expectArrival, logIn } from './login-form.ts'
import { enterClient, formOf, phone as phoneScreen, submitForm, whenReady } from './page-form.ts'
import { perform } from './perform.ts'
import { choosePassword, expectDone, nameAccount, sentTo, typedInto } from './recovery.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Has the mail sent, and tells its link. */
async function findLink(page: Page, start = '/forgot-password'): Promise<string> {
  await page.goto(start)
  await nameAccount(page, people.mei.email)
  await expect.poll(() => sentTo(site, people.mei.email)?.link).toBeTruthy()
  return String(sentTo(site, people.mei.email)?.link)
}

const deadHeading = (page: Page) => page.getByRole('heading', { name: en('choose-password.dead.heading') })

test('the link of a mail works once (SCR-05)', async () => {
  const page = await site.newPage()
  const link = await findLink(page)
  await page.goto(link)
  await choosePassword(page)
  await expectDone(page)
  await page.goto(link)
  await choosePassword(page, 'Another2027')
  await deadHeading(page).waitFor()
  expect(await deadHeading(page).evaluate((title) => title === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: en('choose-password.dead.action') }).click()
  await whenReady(page, 'forgot-password')
})

test.each(['/reset-password', '/reset-password?token=', '/set-password?mode=init'])(
  '%s: a link that broke off says so at once, and leads on',
  async (path) => {
    const page = await site.newPage()
    await page.goto(path)
    await deadHeading(page).waitFor()
    expect(await page.locator('input').count()).toBe(0)
    await page.getByRole('link', { name: en('login.submit') }).click()
    await expectArrival(page, '/login')
  },
)

test('a link that is too old is dead, and what was typed went nowhere else', async () => {
  const page = await site.newPage()
  const link = await findLink(page)
  site.service.clock.advance(61 * 60_000)
  await page.goto(link)
  await choosePassword(page)
  await deadHeading(page).waitFor()
})

test('rules are said under the fields before anything is sent (VAL-02, VAL-03, IN-7)', async () => {
  const page = await site.newPage()
  await page.goto(await findLink(page))
  await submitForm(page, 'choose-password', { password: 'short', password_confirmation: 'shorter' })
  await page.getByText(en('new-password.mismatch')).waitFor()
  const { field } = formOf(page, 'choose-password')
  expect(await field('password').getAttribute('aria-invalid')).toBe('true')
  expect(await field('password').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(site.service.calls.filter(({ path }) => path === '/password/reset')).toEqual([])
})

test('a server error, and no network, leave both passwords as they are (ERR-01)', async () => {
  site.expectTrouble(/^status 500|^request failed|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await page.goto(await findLink(page))
  site.service.faults.add({ path: '/password/reset', error: 'status-500' })
  await choosePassword(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.context().setOffline(true)
  await formOf(page, 'choose-password').submit.click()
  await page
    .getByRole('alertdialog', { name: en('error.offline.title') })
    .getByRole('button')
    .click()
  await page.context().setOffline(false)
  expect(await typedInto(page, 'choose-password', 'password')).toBe(newPassword)
  expect(await typedInto(page, 'choose-password', 'password_confirmation')).toBe(newPassword)
  await formOf(page, 'choose-password').submit.click()
  await expectDone(page)
})

test('the token goes into no other address, and both fields are a manager’s new password (RQ-3, IN-2)', async () => {
  const page = await site.newPage()
  const asked: string[] = []
  await page.goto(await findLink(page))
  const token = String(new URL(page.url()).searchParams.get('token'))
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await whenReady(page, 'choose-password')
  const names = await page
    .locator('input[type=password]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')))
  expect(names).toEqual(['new-password', 'new-password'])
  await choosePassword(page)
  await expectDone(page)
  expect(await page.getByRole('link', { name: en('login.submit') }).getAttribute('href')).not.toContain(token)
  expect(asked.filter((text) => text.split(' ')[0]?.includes(token))).toEqual([])
})

test('under /account, on a phone, in Traditional Chinese (SCR-21)', async () => {
  const page = await site.newPage({ ...phoneScreen, locale: 'zh-TW' })
  const link = await findLink(page, '/account/forgot-password')
  expect(link).toMatch(/^\/account\/reset-password/)
  await page.goto(link)
  await choosePassword(page)
  await expectDone(page, '新密碼已生效')
  await page.getByRole('link', { name: '登入' }).click()
  await expectArrival(page, '/account/login')
})

test('the first password logs in, and the link is used up (SCR-20)', async () => {
  const page = await site.newPage()
  const link = '/set-password?mode=init&token=demo-first-password'
  await page.goto(link)
  await page.getByText('Your account has been created for you.').waitFor()
  await perform(page, setFirstPassword())
  await expectArrival(page, '/')
  const other = await site.newPage()
  await other.goto(link)
  await perform(other, setFirstPassword())
  await deadHeading(other).waitFor()
  await other.goto('/login')
  await logIn(other, people.emma.email, newPassword)
  await expectArrival(other, '/')
})

test('the first password goes where the mail wanted to lead (LOG-01)', async () => {
  const page = await site.newPage()
  await page.goto('/account/set-password?mode=init&token=demo-first-password&redirect=/__pages/terms')
  await perform(page, setFirstPassword())
  await expectArrival(page, '/__pages/terms')
})

test.each(['sync', 'app'] as const)(
  'inside the %s client the first password goes to its hook (LOG-01)',
  async (type) => {
    const page = await site.newPage({ viewport: { width: 380, height: 520 } })
    const client = await enterClient(page, type)
    await page.goto('/set-password?mode=init&token=demo-first-password')
    await perform(page, setFirstPassword())
    await expect.poll(async () => (await client.results()).length).toBe(1)
    expect((await client.results())[0]?.user?.email).toContain('example.com')
    expect(new URL(page.url()).pathname).toBe('/set-password')
  },
)

test('without mode=init the link is one to a password in place of an old one, and logs nobody in', async () => {
  const page = await site.newPage()
  const link = await findLink(page)
  await page.goto(link.replace('/reset-password', '/set-password'))
  await page.getByText('Your old password no longer works.').waitFor()
  await choosePassword(page)
  await expectDone(page)
})

test('a form that was lost is had by loading again (RS-1)', async () => {
  site.expectTrouble(/^request failed: GET .*late-parts/)
  const page = await site.newPage()
  const link = await findLink(page)
  await page.route(/assets\/late-parts/, (route) => route.abort())
  await page.goto(link)
  const again = page.getByRole('main').getByRole('button', { name: en('page.reload') })
  await again.waitFor()
  await page.unroute(/assets\/late-parts/)
  await again.click()
  await choosePassword(page)
  await expectDone(page)
})
