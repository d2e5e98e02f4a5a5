import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { logIn } from './login-form.ts'
import { enterClient, expectArrival, phone } from './page-form.ts'
import { isTitled, letIn, letNobodyIn, linkOf, memberPhone, says, scan, showCode, told } from './qr-parts.ts'
import { openSite } from './site.ts'

const site = openSite()

test('RD-7 nothing is decided by opening the link, by waiting or by Enter; only by a press', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  expect(await mobile.locator('form').count()).toBe(0)
  await mobile.keyboard.press('Enter')
  await mobile.waitForTimeout(3000)
  expect(told(site).map(({ data }) => (data as { action?: string }).action)).toEqual([undefined])
  await says(page, 'Scanned by Mei Lin')
  await mobile.getByText('Log in only if you started this yourself').waitFor()
})

test.each(['', '/account'])(
  'whoever is not logged in does so first, and comes back to decide (prefix "%s") (SCR-08)',
  async (prefix) => {
    const page = await site.newPage()
    await showCode(page, `${prefix}/qr-login`)
    const mobile = await site.newPage(phone)
    await mobile.goto(`${await linkOf(page)}&lang=zh-TW`)
    await mobile.getByRole('heading', { level: 1, name: '請先在手機上登入' }).waitFor()
    await mobile.getByRole('link', { name: '登入', exact: true }).tap()
    await expectArrival(mobile, `${prefix}/login`)
    await logIn(mobile)
    await expectArrival(mobile, `${prefix}/qr-login/confirm`)
    await mobile.getByRole('button', { name: '登入', exact: true }).tap()
    await mobile.getByRole('heading', { level: 1, name: '已在另一部裝置上登入' }).waitFor()
    await page.waitForURL((url) => url.pathname === (prefix === '' ? '/' : `${prefix}/`) || url.pathname === '/')
  },
)

test('a code that is over, was used or is another phone’s is said to be so; so is a link without one', async () => {
  const page = await site.newPage()
  await showCode(page)
  const link = await linkOf(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  const other = await memberPhone(site, people.ava.email)
  await other.goto(link)
  await isTitled(other, en('qr-confirm.dead.title'))
  await letIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.confirmed.title'))
  await mobile.goto(link)
  await isTitled(mobile, en('qr-confirm.dead.title'))
  await other.goto('/qr-login/confirm')
  await isTitled(other, en('qr-confirm.dead.title'))
})

test('a code that ends while the person still thinks cannot be confirmed; the focus is at what that means (AC-6)', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  site.service.clock.advance(3 * 60_000 + 1)
  await letIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.dead.title'))
  expect(await mobile.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(new URL(page.url()).pathname).toBe('/qr-login')
})

test('a server error and a lost connection are said over the question, which stays (ERR-01)', async () => {
  site.expectTrouble(/^status 500|^request failed/)
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  site.service.faults.add({ path: '/qr_login/confirm_login', status: 500 })
  await letIn(mobile).tap()
  const alert = mobile.getByRole('alertdialog')
  await alert.getByText(en('error.status-500.title')).waitFor()
  await alert.getByRole('button', { name: en('dialog.ok') }).tap()
  await mobile.context().setOffline(true)
  await letNobodyIn(mobile).tap()
  await alert.getByText(en('error.offline.title')).waitFor()
  await mobile.context().setOffline(false)
  await alert.getByRole('button', { name: en('dialog.ok') }).tap()
  await letIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.confirmed.title'))
  await expectArrival(page, '/')
})

test('a question that cannot be loaded is said in its place, and asked again', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  site.service.faults.add({ path: '/qr_login/confirm_login', status: 500 })
  await mobile.goto(await linkOf(page))
  await mobile.getByRole('alert').getByText(en('error.status-500.title')).waitFor()
  expect(await letIn(mobile).count()).toBe(0)
  await mobile.getByRole('button', { name: en('error-card.retry') }).tap()
  await letIn(mobile).waitFor()
})

test('inside the app it is decided all the same, by keyboard too, and the page stays', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  const client = await enterClient(mobile, 'app')
  await scan(page, mobile)
  const isReached = () => letIn(mobile).evaluate((button) => button === document.activeElement)
  for (let tabs = 0; tabs < 9 && !(await isReached()); tabs += 1) await mobile.keyboard.press('Tab')
  await mobile.keyboard.press('Enter')
  await isTitled(mobile, en('qr-confirm.confirmed.title'))
  await expectArrival(page, '/')
  expect(await client.results()).toEqual([])
  expect(new URL(mobile.url()).pathname).toBe('/qr-login/confirm')
})

test('inside the app, with nobody logged in, the app’s own login is offered (ERR-08)', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await site.newPage(phone)
  await enterClient(mobile, 'app')
  await mobile.goto(await linkOf(page))
  await mobile.getByRole('alertdialog').waitFor()
})
