import { expect, test } from 'vitest'
import { holdScripts, loginForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const submitTexts = { en: 'Log in', 'zh-CN': '登录', 'zh-TW': '登入' } as const

test.each([
  ['zh-TW', '/login', 'zh-TW'],
  ['zh-HK', '/login', 'zh-TW'],
  ['zh', '/login', 'zh-CN'],
  ['fr', '/login', 'en'],
  ['zh-TW', '/login?lang=zh-CN', 'zh-CN'],
  ['zh-TW', '/login?lang=xx', 'zh-TW'],
] as const)('a browser in %s that asks for %s is served %s (AC-6)', async (locale, path, expected) => {
  const page = await site.open(path, { locale })
  await whenReady(page)
  expect(await page.locator('html').getAttribute('lang')).toBe(expected)
  expect((await loginForm(page).submit.textContent())?.trim()).toBe(submitTexts[expected])
})

test('the language asked for once is remembered', async () => {
  const page = await site.open('/login?lang=zh-CN')
  await page.goto('/login')
  await whenReady(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
})

test('a page served in another language than asked for switches to it and keeps what was typed', async () => {
  const page = await site.newPage()
  const release = await holdScripts(page)
  // A server of plain files knows nothing of the query.
  await page.route('**/login?*', async (route) => {
    const response = await fetch(`${site.address}/login`, { headers: { 'accept-language': 'en' } })
    const html = (await response.text()).replace('"lang":"en"', '"lang":""')
    await route.fulfill({ headers: Object.fromEntries(response.headers), body: html })
  })
  await page.goto('/login?lang=zh-TW', { waitUntil: 'commit' })
  const { login, password, submit } = loginForm(page)
  await login.pressSequentially('someone@example.com')
  await password.pressSequentially('half a passw')
  release()
  await page.locator('html[lang=zh-TW]').waitFor()
  await whenReady(page)
  expect((await submit.textContent())?.trim()).toBe('登入')
  expect(await login.inputValue()).toBe('someone@example.com')
  await page.keyboard.type('ord')
  expect(await password.inputValue()).toBe('half a password')
})
