import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { enterClient, expectArrival, loginForm, whenFetchedAhead, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

const loginsReceived = () =>
  site.service.calls.filter(
    ({ path, method }) => method === 'POST' && path.endsWith('login') && path !== '/check_login',
  )

test('secrets travel encrypted, and neither they nor the page’s tokens show in an address (API-04, RQ-3)', async () => {
  const page = await site.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  expect(sent.filter((text) => /\/login\?.*secure_zone/.test(text))).toHaveLength(1)
  expect(sent.filter((text) => text.includes(demoPassword) || text.includes(people.mei.email))).toEqual([])
})

test('the picture that a login asks for is the one that the server means, and lets the right password in (WID-04, ERR-14, OC-5)', async () => {
  const page = await site.open('/login')
  await logIn(page, people.noor.email)
  const captcha = page.getByRole('textbox', { name: en('picture-captcha.label') })
  await captcha.waitFor()
  const renewed = page.waitForResponse(/captcha\/get_pic/)
  await page.getByRole('button', { name: /another picture/ }).click()
  await (await renewed).finished()
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await expectArrival(page, '/')
})

test('offline is said as such, and a try once back online logs in', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await site.open('/login')
  await loginForm(page).password.focus()
  await whenFetchedAhead(page)
  await page.context().setOffline(true)
  await logIn(page)
  await page
    .getByRole('alertdialog', { name: en('error.offline.title') })
    .getByRole('button')
    .click()
  await page.context().setOffline(false)
  await loginForm(page).submit.click()
  await expectArrival(page, '/')
})

test('an alert whose script never arrived is still said (RS-1)', async () => {
  site.expectTrouble(/feedback-surfaces|status 500/)
  const page = await site.newPage()
  await page.route(/feedback-surfaces.*\.js/, (route) => route.abort())
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  const bar = page.getByRole('alert').filter({ hasText: en('error.status-500.title') })
  await bar.getByRole('button', { name: en('dialog.ok') }).click()
  await bar.waitFor({ state: 'detached' })
  expect(await loginForm(page).password.inputValue()).toBe(demoPassword)
})

test('what an alert opens is a window of its own, which can lead this one nowhere (RD-4)', async () => {
  const page = await site.open('/login')
  await logIn(page, people.downloadLink.email)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  const window = await opened
  await window.waitForURL('**/__pages/download')
  expect(await window.evaluate(() => globalThis.opener === null && document.referrer === '')).toBe(true)
  expect(await loginForm(page).password.inputValue()).toBe(demoPassword)
})

test('the language switch keeps the query and the hash (WID-11)', async () => {
  const page = await site.open('/login?redirect=%2F__pages%2Fterms#top')
  await whenReady(page)
  await page.locator('summary').click()
  await page.getByRole('link', { name: '繁體中文' }).click()
  await page.getByRole('heading', { name: '登入 Portico' }).waitFor()
  const { search, hash } = new URL(page.url())
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ redirect: '/__pages/terms', lang: 'zh-TW' })
  expect(hash).toBe('#top')
})

test('a login in the address is filled in', async () => {
  const page = await site.open('/login?login=mei.lin%40example.com')
  await whenReady(page)
  await expect.poll(() => loginForm(page).login.inputValue()).toBe(people.mei.email)
})

test('back from the next page the form is ready, and the password is gone (IN-4, RS-3)', async () => {
  const page = await site.open('/login')
  await logIn(page)
  await expectArrival(page, '/')
  await page.goBack()
  await whenReady(page)
  const { password, submit } = loginForm(page)
  expect(await password.inputValue()).toBe('')
  expect(await submit.getAttribute('aria-busy')).toBe(null)
})

test.each([
  ['sync', '/sync_login'],
  ['app', '/app_login'],
] as const)(
  'inside the %s client the result goes to its hook, and the page stays (LOG-01, LOG-06)',
  async (type, path) => {
    const page = await site.newPage()
    const client = await enterClient(page, type)
    await page.goto('/login')
    await logIn(page)
    await expect.poll(async () => (await client.results()).length).toBe(1)
    expect(loginsReceived().map((call) => call.path)).toEqual([path])
    expect(new URL(page.url()).pathname).toBe('/login')
  },
)

test('the device token is kept for a year and made anew when it is a stale one (LOG-07, SE-3)', async () => {
  const page = await site.newPage()
  await page
    .context()
    .addCookies([{ name: 'device_token', value: 'd41d8cd98f00b204e9800998ecf8427e', url: site.address }])
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'device_token')
  expect(cookie?.value).toMatch(/^[0-9a-f]{32}$/)
  expect(cookie?.value).not.toBe('d41d8cd98f00b204e9800998ecf8427e')
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)
})
