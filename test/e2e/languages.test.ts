// `test/house/deploy.test.ts` and `test/deploy` check which language the `Accept-Language` header selects.
import { expect, test } from 'vitest'
import { holdScripts, locateLoginForm, waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

test('a page remembers the language requested in an earlier URL', async () => {
  const page = await site.open('/login?lang=zh-CN')
  await page.goto('/login')
  await waitUntilReady(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
})

test('a page served in the wrong language switches to the requested language and keeps typed values', async () => {
  const page = await site.newPage()
  const release = await holdScripts(page)
  // Simulates a static file server, which ignores the query and leaves the page data's language empty.
  await page.route('**/login?*', async (route) => {
    const response = await fetch(`${site.origin}/login`, { headers: { 'accept-language': 'en' } })
    const html = (await response.text()).replace('"lang":"en"', '"lang":""')
    await route.fulfill({ headers: Object.fromEntries(response.headers), body: html })
  })
  await page.goto('/login?lang=zh-TW', { waitUntil: 'commit' })
  const { login, password, submit } = locateLoginForm(page)
  await login.pressSequentially('someone@example.com')
  await password.pressSequentially('half a passw')
  release()
  await page.locator('html[lang=zh-TW]').waitFor()
  await waitUntilReady(page)
  expect((await submit.textContent())?.trim()).toBe('登入')
  expect(await login.inputValue()).toBe('someone@example.com')
  await page.keyboard.type('ord')
  expect(await password.inputValue()).toBe('half a password')
})
