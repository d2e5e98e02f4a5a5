import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, logIn } from './login-form.ts'
import { formOf, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Storage that a browser denies: where it is asked for, or with each use. */
const denials: [name: string, deny: (page: Page) => Promise<unknown>][] = [
  [
    'is denied as a whole',
    (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          })
        }
      }),
  ],
  [
    'is full',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      }),
  ],
]

test.each(denials)(
  'storage that %s keeps nobody out: by password, and by a code with its countdown (RS-2)',
  async (_, deny) => {
    const page = await site.newPage()
    await deny(page)
    await page.goto('/login')
    await logIn(page)
    await expectArrival(page, '/')

    await page.goto('/login?way=sms')
    await whenReady(page, 'quick-login')
    await formOf(page, 'quick-login').field('phone').fill(people.wang.phone)
    await page.getByRole('button', { name: en('sms-code.send') }).click()
    await page.getByRole('button', { name: new RegExp(en('sms-code.countdown', { seconds: '\\d+' })) }).waitFor()
    await formOf(page, 'quick-login')
      .field('sms_code')
      .fill(String(site.service.outbox.at(-1)?.code))
    await page.locator('#protocol').check()
    await formOf(page, 'quick-login').submit.click()
    await expectArrival(page, '/')
  },
)

test('with cookies that a script may not touch the login works, and one device token lasts for the visit (RS-2, LOG-07)', async () => {
  const page = await site.newPage()
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') tokens.push(request.headers()['device-token'])
  })
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
      set: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await logIn(page, people.mei.email, 'wrong')
  await page.getByRole('alert').filter({ hasText: 'left' }).waitFor()
  await logIn(page)
  await expectArrival(page, '/')
  expect(tokens.length).toBeGreaterThan(1)
  expect(tokens[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(tokens).size).toBe(1)
})

/** A browser that takes no cookie, sends none, and says so. */
async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  const takesCookies = ({ pathname }: URL) => !pathname.startsWith('/assets/')
  await page.route(takesCookies, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

test.each([
  ['en', en('error.no-cookies.title'), en('error.no-cookies.body'), en('page.reload')],
  [
    'zh-CN',
    '此浏览器未保存本站的 Cookie',
    '登录需要 Cookie。请在浏览器设置中允许本站使用 Cookie，然后重新加载页面。',
    '重新加载',
  ],
  [
    'zh-TW',
    '此瀏覽器未儲存本站的 Cookie',
    '登入需要 Cookie。請在瀏覽器設定中允許本站使用 Cookie，然後重新載入頁面。',
    '重新載入',
  ],
])(
  'with all cookies blocked nobody can be logged in: the page says why (%s), keeps what was typed, and does not load again and again (RS-2)',
  async (locale, title, body, again) => {
    const page = await site.newPage({ locale })
    await blockCookies(page)
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.goto('/login')
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
    await logIn(page)
    const alert = page.getByRole('alertdialog', { name: title, exact: true })
    await alert.waitFor()
    await alert.getByText(body, { exact: true }).waitFor()
    expect(await alert.getByRole('button').allTextContents()).toEqual([again])
    expect(await formOf(page, 'login').field('login').inputValue()).toBe(people.mei.email)
    await alert.getByRole('button').click()
    await expect.poll(() => loads).toBe(2)
    await whenReady(page, 'login')
    await page.waitForTimeout(1000)
    expect(loads).toBe(2)
  },
)
