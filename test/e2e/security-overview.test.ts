import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import { expectArrival, logIn as submitLogin } from './login-form.ts'
import { enterClient, phone as phoneScreen } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

const questions = [
  '/security/get_two_step_method',
  '/credential/get_login',
  '/security/get_thirds',
  '/security/get_devices',
]

/** Logs in, and opens the page. */
async function open(page: Page, path = '/security', login = people.mei.email): Promise<void> {
  await letIn(page, login)
  await page.goto(path)
}

const row = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.locator('p:first-child', { hasText: new RegExp(`^${name}$`) }) })
const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words, exact: true })
const whenAllSaid = (page: Page) => page.locator('main [role=status]:empty').waitFor({ state: 'attached' })

/** What a row says, its action left out. */
async function expectRow(page: Page, name: string, ...words: string[]): Promise<void> {
  const text = await row(page, name).textContent()
  for (const word of words) expect(text, name).toContain(word)
}

test('a member finds every section as the server has it (SCR-10, VAL-09, VAL-10, VAL-11)', async () => {
  const page = await site.newPage()
  await open(page)
  await title(page, en('security.overview.almost')).waitFor()
  await whenAllSaid(page)
  const account = site.service.peek.account(people.mei.email)
  await page.getByText(en('security.overview.hint.two-step')).waitFor()
  await page.getByRole('img', { name: '3 of 4 in place' }).waitFor()
  expect(account?.twoStep).toBeUndefined()
  await expectRow(page, en('security.nav.two-step'), en('two-step.method.recommended'), en('two-step.state.off'))
  await expectRow(page, en('security.nav.password'), en('security.overview.set'))
  expect(account?.thirds.map(({ type }) => type)).toEqual(['wechat', 'wecom'])
  await expectRow(page, en('security.nav.third-party'), 'WeChat and WeCom', '2 linked')
  await expectRow(page, en('security.nav.phone'), people.mei.maskedPhone, en('security.overview.set'))
  await expectRow(page, en('security.nav.email'), people.mei.maskedEmail, en('security.overview.set'))
  const [newest] = account?.devices ?? []
  expect(account?.devices).toHaveLength(4)
  await expectRow(page, en('security.nav.devices'), `Last active on ${newest?.name}, 1 hour ago`, '4 devices')
  await expectRow(page, en('security.nav.open-api'), en('security.overview.token.detail'))
  expect(site.service.calls.filter(({ path }) => questions.includes(path))).toHaveLength(questions.length)
})

test('SE-2 the open API token is neither fetched nor made, and phone and email are never whole in the page (SE-1)', async () => {
  const page = await site.newPage()
  await open(page)
  await whenAllSaid(page)
  const content = await page.content()
  for (const secret of [people.mei.phone, people.mei.email]) expect(content).not.toContain(secret)
  expect(site.service.calls.filter(({ path }) => path.includes('open_api_token'))).toEqual([])
  expect(site.service.peek.account(people.mei.email)?.openApiToken).toBeUndefined()
})

test('each action leads to its section, and back again', async () => {
  const page = await site.newPage()
  await open(page)
  await whenAllSaid(page)
  for (const [action, path] of [
    [en('security.overview.password.change-label'), '/security/password'],
    [en('security.overview.thirds.manage-label'), '/security/third-party'],
    [en('security.overview.phone.change-label'), '/security/phone'],
    [en('security.overview.email.change-label'), '/security/email'],
    [en('security.overview.devices.review-label'), '/security/devices'],
    [en('security.overview.token.view-label'), '/security/open-api'],
  ] as const) {
    await page.getByRole('link', { name: action, exact: true }).click()
    await expectArrival(page, path)
    await page.goBack()
    await title(page, en('security.overview.almost')).waitFor()
    await whenAllSaid(page)
  }
})

test('turning two-step verification on proves the password first, then opens the settings (TWO-09, TWO-16)', async () => {
  const page = await site.newPage()
  await open(page)
  const turnOn = page.getByRole('button', { name: en('two-step.turn-on.name') })
  await turnOn.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=password]').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await turnOn.evaluate((button) => button === document.activeElement)).toBe(true)
  await turnOn.click()
  await dialog.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expectArrival(page, '/security/two-step')
  expect(new URL(page.url()).searchParams.get('type')).toBe('set')
})

test('what is on is said by its method, and led to', async () => {
  const page = await site.newPage()
  await open(page)
  Object.assign(site.service.peek.account(people.mei.email) ?? {}, {
    twoStep: { method: 'sms', phone: people.mei.phone },
  })
  await page.reload()
  await title(page, en('security.overview.everything')).waitFor()
  await page.getByRole('img', { name: '4 of 4 in place' }).waitFor()
  await expectRow(page, en('security.nav.two-step'), 'Codes by SMS to 138****8000', en('two-step.state.on'))
  await page.getByRole('link', { name: en('security.overview.two-step.manage-label') }).click()
  await expectArrival(page, '/security/two-step')
})

test('whoever logs in by DingTalk alone is told to set a password first', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: en('login.third.dingtalk') }).click()
  await page.getByRole('button', { name: /Kofi Mensah/ }).click()
  await expectArrival(page, '/')
  await page.getByRole('link', { name: en('security.nav.label') }).click()
  await expectArrival(page, '/security')
  await title(page, en('security.overview.some')).waitFor()
  await page.getByRole('img', { name: '1 of 4 in place' }).waitFor()
  await expectRow(page, en('security.nav.password'), en('two-step.method.recommended'), en('security.overview.not-set'))
  await whenAllSaid(page)
  await expectRow(page, en('security.nav.third-party'), en('login.third.dingtalk'), '1 linked')
  await expectRow(page, en('security.nav.devices'), en('security.overview.devices.only-this'), '1 device')
  await page.getByRole('link', { name: en('security.overview.password.set-label') }).click()
  await expectArrival(page, '/security/password')
})

test.each([
  ['status-500', /^status 500/],
  ['unreachable', /^request failed/],
] as const)(
  '%s at one question leaves the other rows, and the press that brings it keeps the focus (AC-6)',
  async (error, trouble) => {
    site.expectTrouble(trouble)
    const page = await site.newPage()
    await open(page, '/__pages/terms')
    // A browser itself asks again for what got lost.
    site.service.faults.add({ path: '/security/get_devices', error, times: 'always' })
    await page.goto('/security')
    await whenAllSaid(page)
    await expectRow(page, en('security.nav.devices'), en('security.overview.failed'))
    await expectRow(page, en('security.nav.phone'), people.mei.maskedPhone)
    await page.getByRole('img', { name: '3 of 4 in place' }).waitFor()
    const again = page.getByRole('button', { name: 'Try again: Devices' })
    await again.focus()
    await page.keyboard.press('Enter')
    await page.locator('main button[aria-busy]').waitFor({ state: 'detached' })
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
    site.service.faults.clear()
    await page.keyboard.press('Enter')
    const review = page.getByRole('link', { name: en('security.overview.devices.review-label') })
    await review.waitFor()
    await expect.poll(() => review.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)

test('where half of it could not be learned, nothing false is counted', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await open(page, '/__pages/terms')
  site.service.faults.add({ path: '/credential/get_login', error: 'status-500' })
  await page.goto('/security')
  await page.getByRole('img', { name: '1 in place, 2 not known' }).waitFor()
  await title(page, en('security.heading')).waitFor()
  // What comes first is known all the same.
  await expectRow(page, en('security.nav.two-step'), en('two-step.method.recommended'))
  await page.getByRole('button', { name: 'Try again: Phone' }).click()
  await title(page, en('security.overview.almost')).waitFor()
  await expectRow(page, en('security.nav.email'), people.mei.maskedEmail)
})

test('offline every row says so by itself, and all come back one after the other', async () => {
  site.expectTrouble(/^request failed/)
  const page = await site.newPage()
  await open(page, '/__pages/terms')
  for (const path of questions) site.service.faults.add({ path, reset: true, times: 'always' })
  await page.goto('/security')
  await expect.poll(() => page.getByRole('button', { name: en('security.overview.retry') }).count()).toBe(6)
  site.service.faults.clear()
  for (const name of [
    en('security.nav.password'),
    en('security.nav.phone'),
    en('security.nav.third-party'),
    en('security.nav.devices'),
  ])
    await page.getByRole('button', { name: `Try again: ${name}` }).click()
  await title(page, en('security.overview.almost')).waitFor()
  // A row that failed says so until its answer is there.
  await expect.poll(() => page.getByText(en('security.overview.failed'), { exact: true }).count()).toBe(0)
})

test('nothing moves when the answers come, nor is anything said before', async () => {
  const page = await site.newPage({ viewport: { width: 1280, height: 900 } })
  await open(page, '/__pages/terms')
  for (const path of questions) site.service.faults.add({ path, delay_ms: 1500 })
  await page.goto('/security')
  await title(page, en('security.heading')).waitFor()
  const places = () => page.locator('main li').evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
  const before = await places()
  expect(before).toHaveLength(7)
  expect(await page.getByText(en('two-step.method.recommended')).count()).toBe(0)
  await title(page, en('security.overview.almost')).waitFor()
  await whenAllSaid(page)
  expect(await places()).toEqual(before)
})

test.each(['', '/account'])('under "%s" a stranger logs in and comes back (SCR-21)', async (prefix) => {
  const page = await site.newPage()
  await page.goto(`${prefix}/security`)
  await expectArrival(page, `${prefix}/login`)
  await submitLogin(page)
  await expectArrival(page, `${prefix}/security`)
  await title(page, en('security.overview.almost')).waitFor()
  await page.getByRole('link', { name: en('security.overview.phone.change-label') }).click()
  await expectArrival(page, `${prefix}/security/phone`)
  // Back leads past the login, not into it again.
  await page.goBack()
  await expectArrival(page, `${prefix}/security`)
})

test('in a client a session that is over is said once, and the client is asked to log in (RQ-8, ERR-08)', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await open(page, '/__pages/terms')
  const client = await enterClient(page, 'sync')
  site.service.clock.advance(31 * 60_000)
  await page.goto('/security')
  await page.getByRole('alertdialog', { name: en('error.session-ended.title') }).waitFor()
  await whenAllSaid(page)
  expect(await page.getByRole('alertdialog', { includeHidden: true }).count()).toBe(1)
  await page.getByRole('button', { name: en('error.session-ended.action') }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await client.loginRequests()).toBe(1)
})

test('by keyboard the sections come first, then the action of each row in its order (AC-6)', async () => {
  const page = await site.newPage()
  await open(page)
  await whenAllSaid(page)
  await page.locator('nav a[aria-current]').focus()
  const stops: (string | null)[] = []
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
  }
  expect(stops.slice(-7)).toEqual([
    en('two-step.turn-on.name'),
    en('security.overview.password.change-label'),
    en('security.overview.thirds.manage-label'),
    en('security.overview.phone.change-label'),
    en('security.overview.email.change-label'),
    en('security.overview.devices.review-label'),
    en('security.overview.token.view-label'),
  ])
})

test.each([
  ['a phone', { ...phoneScreen }, undefined],
  ['a small phone', { ...phoneScreen, viewport: { width: 320, height: 640 } }, undefined],
  ['the desktop client', { viewport: { width: 380, height: 520 } }, 'sync'],
  ['the app', { ...phoneScreen }, 'app'],
] as const)('on %s everything fits and can be pressed (AC-1, AC-5)', async (_, options, client) => {
  const page = await site.newPage(options)
  await open(page, '/__pages/terms')
  if (client) await enterClient(page, client)
  await page.goto('/security')
  await whenAllSaid(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  const heights = await page
    .locator('main li a, main li button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights).toHaveLength(7)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(client === 'sync' ? 24 : 44)
  await page.getByRole('link', { name: en('security.overview.token.view-label') }).click()
  await expectArrival(page, '/security/open-api')
})

test.each([
  ['zh-CN', '只差一步了', '共 4 项，已就绪 3 项', '微信和企业微信', '更改邮箱'],
  ['zh-TW', '只差一步了', '共 4 項，已就緒 3 項', '微信和企業微信', '變更電子郵件'],
])('in %s the page speaks its language', async (locale, heading, gauge, thirds, action) => {
  const page = await site.newPage({ locale })
  await open(page)
  await title(page, heading).waitFor()
  await page.getByRole('img', { name: gauge }).waitFor()
  await page.getByText(thirds).waitFor()
  await page.getByRole('link', { name: action }).click()
  await expectArrival(page, '/security/email')
})
