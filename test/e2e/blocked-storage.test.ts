import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { formOf, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Makes the browser reject cookies, send none, and report that they are off. */
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

test('the page says why a login fails when all cookies are blocked, keeps typed values, and reloads on request (RS-2)', async () => {
  const page = await site.newPage()
  await blockCookies(page)
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.goto('/login')
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  await logIn(page)
  const alert = page.getByRole('alertdialog', { name: en('error.no-cookies.title'), exact: true })
  await alert.waitFor()
  expect(await formOf(page, 'login').field('login').inputValue()).toBe(people.mei.email)
  await alert.getByRole('button', { name: en('page.reload') }).click()
  await expect.poll(() => loads).toBe(2)
  await whenReady(page, 'login')
})
