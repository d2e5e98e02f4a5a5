import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { locateForm, locateLoginForm, waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const tab = (page: Page, method: 'password' | 'sms') => page.getByRole('tab', { name: en(`login.method.${method}`) })
const quickLogin = (page: Page) => locateForm(page, 'quick-login')

test('a reload keeps the selected tab, the phone number and the SMS countdown (OC-3)', async () => {
  const page = await site.open('/login?redirect=/__pages/terms')
  await tab(page, 'sms').click()
  await waitUntilReady(page, 'quick-login')
  await page.getByRole('button', { name: '+86' }).click()
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await quickLogin(page).field('phone').fill('7700900123')
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.getByText(en('sms-code.sent')).first().waitFor()
  // The phone number is stored shortly after the last key press.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('7700900123')
  await page.reload()
  await waitUntilReady(page, 'quick-login')
  await expect.poll(() => quickLogin(page).field('phone').inputValue()).toBe('7700900123')
  await page.getByRole('button', { name: '+44' }).waitFor()
  expect(page.url()).not.toContain('7700900123')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('7700900123')
  expect(await tab(page, 'sms').getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: /\d+ s$/ }).waitFor()

  await tab(page, 'password').click()
  await locateLoginForm(page).login.waitFor()
  await page.reload()
  await waitUntilReady(page)
  expect([...new URL(page.url()).searchParams]).toEqual([['redirect', '/__pages/terms']])
})
