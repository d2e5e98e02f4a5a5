import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { enterClient, expectArrival, phone } from './page-form.ts'
import { code, isTitled, letIn, letNobodyIn, memberPhone, newCode, says, scan, showCode } from './qr-parts.ts'
import { openSite } from './site.ts'

const site = openSite()
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36'

test('a phone scans, sees who asks and from where, confirms, and the waiting page goes on (SCR-08, RD-7)', async () => {
  const page = await site.newPage({ userAgent: windows })
  await showCode(page, '/qr-login?redirect=/%3Ffrom%3Dqr')
  await page.getByText('This code works for another').waitFor()
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await mobile.getByText('Chrome · Windows').waitFor()
  await mobile.getByText('Hangzhou, CN').waitFor()
  await says(page, 'Scanned by Mei Lin')
  // The mark over the code is drawn in its own size in the built styles too.
  expect(await page.locator('[data-state=scanned] svg').evaluate((glyph) => glyph.clientWidth)).toBe(32)
  await letIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.confirmed.title'))
  await expectArrival(page, '/')
  expect(new URL(page.url()).search).toBe('?from=qr')
})

test('“Don’t log in” on the phone is said at the code, and lets nobody in; a new code does', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await letNobodyIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.canceled.title'))
  await says(page, en('qr-login.canceled.title'))
  await newCode(page).click()
  await code(page).waitFor()
  await scan(page, mobile)
  await letIn(mobile).tap()
  await expectArrival(page, '/')
})

test('whoever did not scan it themselves shows a new code; the old one is confirmed in vain (RQ-6)', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await says(page, 'Scanned by Mei Lin')
  await newCode(page).click()
  await code(page).waitFor()
  await letIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.confirmed.title'))
  await says(page, 'Scan with the Portico app')
  expect(new URL(page.url()).pathname).toBe('/qr-login')
})

test('by keyboard alone: an expired code gives way to a new one, and the focus stays', async () => {
  const page = await site.newPage()
  await showCode(page)
  site.service.clock.advance(3 * 60_000 + 1)
  await says(page, en('qr-login.expired.title'))
  const isReached = () => newCode(page).evaluate((button) => button === document.activeElement)
  for (let tabs = 0; tabs < 9 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await code(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.querySelector('img') !== null)).toBe(true)
  expect(await page.getByText('This code works for another').textContent()).toMatch(/[23] minutes/)
})

test('an account with a second step is asked for it in the waiting browser, and still goes where it wanted to', async () => {
  const page = await site.newPage()
  await showCode(page, '/qr-login?redirect=/files')
  const mobile = await memberPhone(site, people.mei.email)
  const account = site.service.peek.account(people.mei.email)
  await scan(page, mobile)
  Object.assign(account ?? {}, { twoStep: { method: 'sms', phone: people.mei.phone } })
  await letIn(mobile).tap()
  await expectArrival(page, '/two-step-login')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/files')
})

test('who may not log in is told so over the page, in the server’s words, and can begin anew (ERR-05)', async () => {
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  const account = site.service.peek.account(people.mei.email)
  Object.assign(account ?? {}, {
    loginError: { items: [{ error_code: 1100008, error_msg: { en: 'Your account is closed.' } }] },
  })
  await letIn(mobile).tap()
  await page
    .getByRole('alertdialog', { name: 'Your account is closed.' })
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await says(page, en('qr-login.refused.title'))
  await newCode(page).click()
  await code(page).waitFor()
})

test('for another application the login ends there (LOG-06)', async () => {
  const page = await site.newPage()
  const back = `${site.address}/?from=sheets`
  const query = new URLSearchParams({ mode: 'oauth', client_id: 'sheets', redirect_uri: back, state: 'a b' })
  await showCode(page, `/qr-login?${query}`)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await letIn(mobile).tap()
  await expectArrival(page, '/')
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('from'), searchParams.get('state')]).toEqual(['sheets', 'a b'])
  expect(searchParams.get('code')).toMatch(/\w+/)
  expect(site.service.calls.filter(({ path }) => path === '/oauth/qrlogin')).toHaveLength(1)
})

test('inside the desktop client the login is handed over, and the window needs no scrolling (LOG-01)', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  const client = await enterClient(page, 'sync')
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await says(page, 'Scanned by Mei Lin')
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(overflow).toBeLessThanOrEqual(0)
  await letIn(mobile).tap()
  await says(page, en('qr-login.confirmed.title'))
  await expect.poll(client.results).toMatchObject([{ user: { email: people.mei.email } }])
  expect(new URL(page.url()).pathname).toBe('/qr-login')
})

test('on a phone it says that a phone cannot scan itself, and leads to the other ways, address and all (SCR-21)', async () => {
  const page = await site.newPage({ ...phone, userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile' })
  await showCode(page, '/account/qr-login?redirect=/docs')
  await says(page, en('qr-login.ready.title-on-phone'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: en('qr-login.other-way') }).tap()
  await expectArrival(page, '/account/login')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/docs')
})

test('all of it in Chinese', async () => {
  const page = await site.newPage({ locale: 'zh-CN' })
  await page.goto('/qr-login?lang=zh-CN')
  await page.getByRole('img', { name: '二维码：用 Portico App 扫码登录' }).waitFor()
  await says(page, '用 Portico App 扫码')
  site.service.clock.advance(3 * 60_000 + 1)
  await says(page, '二维码已过期')
  await page.getByRole('button', { name: '刷新二维码' }).waitFor()
})
