// Tests the built app with the account service in a real browser. Run `npm run build` first.
import { type Browser, chromium, type Page } from 'playwright'
import { personas } from 'portico/mocks'
import { type PreviewServer, preview } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const member = personas.find(({ id }) => id === 'member')
let server: PreviewServer
let browser: Browser
let page: Page
let errors: string[]

beforeAll(async () => {
  server = await preview({ preview: { port: 0, host: '127.0.0.1' } })
  // Without CHROMIUM_PATH, Playwright uses its own browser (`npx playwright install chromium`).
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined })
})
beforeEach(async () => {
  const [baseURL] = server.resolvedUrls?.local ?? []
  const context = await browser.newContext({ baseURL, locale: 'en', colorScheme: 'light' })
  page = await context.newPage()
  errors = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
})
afterEach(async () => {
  await page.context().close()
  expect(errors).toEqual([])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function logIn(password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or email' }).fill(member?.email ?? '')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('returns a visitor to the files after the login', async () => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in to see them' }).click()
  await page.getByRole('heading', { name: 'Log in to Acme Files' }).waitFor()
  await logIn(member?.password ?? '')
  await page.getByText('There is nothing here yet.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/files')
  await page.getByText(member?.phone ?? 'no phone').waitFor()
})

test('keeps only the typed login after a wrong password', async () => {
  await page.goto('/login')
  await logIn('Wrong20261122')
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.getByRole('textbox', { name: 'Phone or email' }).inputValue()).toBe(member?.email)
  expect(await page.getByRole('textbox', { name: 'Password', exact: true }).inputValue()).toBe('')
})

test.each([
  ['zh-CN', '登录', '登录后查看'],
  ['zh-TW', '登入', '登入後檢視'],
])('shows Portico’s and Acme’s messages in the same language (%s)', async (lang, logInText, acmeText) => {
  await page.goto(`/login?lang=${lang}`)
  await page.getByRole('button', { name: logInText, exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  await page.goto(`/files?lang=${lang}`)
  await page.getByRole('link', { name: acmeText }).waitFor()
})

test('switches the language when a language link is clicked', async () => {
  await page.goto('/login')
  await page.locator('summary', { hasText: 'Language: English' }).click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
})

test('shows pages in Acme’s brand', async () => {
  await page.goto('/files')
  const link = page.getByRole('link', { name: 'Log in to see them' })
  expect(await link.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(15, 107, 79)')
  expect(await link.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('3px')
})
