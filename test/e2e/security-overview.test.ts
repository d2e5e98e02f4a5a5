import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { letIn } from './let-in.ts'
import { expectArrival, logIn as submitLogin } from './login-form.ts'
import { enterClient, phone as phoneScreen } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const mei = 'mei.lin@example.com'

const questions = [
  '/security/get_two_step_method',
  '/credential/get_login',
  '/security/get_thirds',
  '/security/get_devices',
  '/security/get_open_api_token_info',
]

/** Logs in, and opens the page. */
async function open(page: Page, path = '/security', login = mei): Promise<void> {
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
  await title(page, 'Almost everything is in place').waitFor()
  await whenAllSaid(page)
  const account = site.service.peek.account(mei)
  await page.getByText('Turn on two-step verification and a stolen password alone will not open your files.').waitFor()
  await page.getByRole('img', { name: '3 of 4 in place' }).waitFor()
  expect(account?.twoStep).toBeUndefined()
  await expectRow(page, 'Two-step verification', 'Recommended', 'Off')
  await expectRow(page, 'Password', 'Set')
  expect(account?.thirds.map(({ type }) => type)).toEqual(['wechat', 'wecom'])
  await expectRow(page, 'Linked accounts', 'WeChat and WeCom', '2 linked')
  await expectRow(page, 'Phone', '138****8000', 'Set')
  await expectRow(page, 'Email', 'me****in@example.com', 'Set')
  const [newest] = account?.devices ?? []
  expect(account?.devices).toHaveLength(4)
  await expectRow(page, 'Devices', `Last active on ${newest?.name}, 1 hour ago`, '4 devices')
  const token = String(account?.openApiToken?.token)
  await expectRow(page, 'Open API token', `Ending in ${token.slice(-4)}`, 'Active')
  expect(site.service.calls.filter(({ path }) => questions.includes(path))).toHaveLength(questions.length)
})

test('SE-2 of the open API token no more than its end is ever in the page, nor of the phone and email (SE-1)', async () => {
  const page = await site.newPage()
  await open(page)
  await whenAllSaid(page)
  const token = String(site.service.peek.account(mei)?.openApiToken?.token)
  const content = await page.content()
  for (const secret of [token.slice(-5), token.slice(0, 8), '13800138000', mei]) expect(content).not.toContain(secret)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain(token)
})

test('each action leads to its section, and back again', async () => {
  const page = await site.newPage()
  await open(page)
  await whenAllSaid(page)
  for (const [action, path] of [
    ['Change password', '/security/password'],
    ['Manage linked accounts', '/security/third-party'],
    ['Change phone', '/security/phone'],
    ['Change email', '/security/email'],
    ['Review devices', '/security/devices'],
    ['View open API token', '/security/open-api'],
  ] as const) {
    await page.getByRole('link', { name: action, exact: true }).click()
    await expectArrival(page, path)
    await page.goBack()
    await title(page, 'Almost everything is in place').waitFor()
    await whenAllSaid(page)
  }
})

test('turning two-step verification on proves the password first, then opens the settings (TWO-09, TWO-16)', async () => {
  const page = await site.newPage()
  await open(page)
  const turnOn = page.getByRole('button', { name: 'Turn on two-step verification' })
  await turnOn.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=password]').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await turnOn.evaluate((button) => button === document.activeElement)).toBe(true)
  await turnOn.click()
  await dialog.locator('input[type=password]').fill('Portico2026')
  await page.keyboard.press('Enter')
  await expectArrival(page, '/security/two-step')
  expect(new URL(page.url()).searchParams.get('type')).toBe('set')
})

test('what is on is said by its method, and led to', async () => {
  const page = await site.newPage()
  await open(page)
  Object.assign(site.service.peek.account(mei) ?? {}, { twoStep: { method: 'sms', phone: '13800138000' } })
  await page.reload()
  await title(page, 'Everything is in place').waitFor()
  await page.getByRole('img', { name: '4 of 4 in place' }).waitFor()
  await expectRow(page, 'Two-step verification', 'Codes by SMS to 138****8000', 'On')
  await page.getByRole('link', { name: 'Manage two-step verification' }).click()
  await expectArrival(page, '/security/two-step')
})

test('whoever logs in by DingTalk alone is told to set a password first', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'DingTalk' }).click()
  await page.getByRole('button', { name: /Kofi Mensah/ }).click()
  await expectArrival(page, '/')
  await page.getByRole('link', { name: 'Account security' }).click()
  await expectArrival(page, '/security')
  await title(page, 'A few things are still missing').waitFor()
  await page.getByRole('img', { name: '1 of 4 in place' }).waitFor()
  await expectRow(page, 'Password', 'Recommended', 'Not set')
  await whenAllSaid(page)
  await expectRow(page, 'Linked accounts', 'DingTalk', '1 linked')
  await expectRow(page, 'Devices', 'No other device is logged in', '1 device')
  await page.getByRole('link', { name: 'Set a password' }).click()
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
    await expectRow(page, 'Devices', 'Could not be loaded')
    await expectRow(page, 'Phone', '138****8000')
    await page.getByRole('img', { name: '3 of 4 in place' }).waitFor()
    const again = page.getByRole('button', { name: 'Try again: Devices' })
    await again.focus()
    await page.keyboard.press('Enter')
    await page.locator('main button[aria-busy]').waitFor({ state: 'detached' })
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
    site.service.faults.clear()
    await page.keyboard.press('Enter')
    const review = page.getByRole('link', { name: 'Review devices' })
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
  await title(page, 'Account security').waitFor()
  // What comes first is known all the same.
  await expectRow(page, 'Two-step verification', 'Recommended')
  await page.getByRole('button', { name: 'Try again: Phone' }).click()
  await title(page, 'Almost everything is in place').waitFor()
  await expectRow(page, 'Email', 'me****in@example.com')
})

test('offline every row says so by itself, and all come back one after the other', async () => {
  site.expectTrouble(/^request failed/)
  const page = await site.newPage()
  await open(page, '/__pages/terms')
  for (const path of questions) site.service.faults.add({ path, reset: true, times: 'always' })
  await page.goto('/security')
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(7)
  site.service.faults.clear()
  for (const name of ['Password', 'Phone', 'Linked accounts', 'Devices', 'Open API token'])
    await page.getByRole('button', { name: `Try again: ${name}` }).click()
  await title(page, 'Almost everything is in place').waitFor()
  await whenAllSaid(page)
  expect(await page.getByText('Could not be loaded', { exact: true }).count()).toBe(0)
})

test('nothing moves when the answers come, nor is anything said before', async () => {
  const page = await site.newPage({ viewport: { width: 1280, height: 900 } })
  await open(page, '/__pages/terms')
  for (const path of questions) site.service.faults.add({ path, delay_ms: 1500 })
  await page.goto('/security')
  await title(page, 'Account security').waitFor()
  const places = () => page.locator('main li').evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
  const before = await places()
  expect(before).toHaveLength(7)
  expect(await page.getByText('Recommended').count()).toBe(0)
  await title(page, 'Almost everything is in place').waitFor()
  await whenAllSaid(page)
  expect(await places()).toEqual(before)
})

test.each(['', '/account'])('under "%s" a stranger logs in and comes back (SCR-21)', async (prefix) => {
  const page = await site.newPage()
  await page.goto(`${prefix}/security`)
  await expectArrival(page, `${prefix}/login`)
  await submitLogin(page)
  await expectArrival(page, `${prefix}/security`)
  await title(page, 'Almost everything is in place').waitFor()
  await page.getByRole('link', { name: 'Change phone' }).click()
  await expectArrival(page, `${prefix}/security/phone`)
  // Back leads past the login, not into it again.
  await page.goBack()
  await expectArrival(page, `${prefix}/security`)
})

test('in a client a session that is over is said once, and the client is asked to log in (RQ-8, ERR-08)', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await open(page, '/__pages/terms')
  await enterClient(page, 'sync')
  site.service.clock.advance(31 * 60_000)
  await page.goto('/security')
  await page.getByRole('alertdialog', { name: 'Login expired, please log in again' }).waitFor()
  await whenAllSaid(page)
  expect(await page.getByRole('alertdialog', { includeHidden: true }).count()).toBe(1)
  await page.getByRole('button', { name: 'Log in again' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
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
    'Turn on two-step verification',
    'Change password',
    'Manage linked accounts',
    'Change phone',
    'Change email',
    'Review devices',
    'View open API token',
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
  await page.getByRole('link', { name: 'View open API token' }).click()
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
