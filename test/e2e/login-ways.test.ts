import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, formOf, loginForm, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const passwordless = people.wang.phone

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const quick = (page: Page) => formOf(page, 'quick-login')
const codeTo = (to: string) => site.service.outbox.find((sent) => sent.to === to)?.code

/** Opens the SMS way and has a code sent. */
async function askForCode(page: Page, number: string): Promise<string> {
  await tab(page, en('login.way.sms')).click()
  await whenReady(page, 'quick-login')
  await quick(page).field('phone').fill(number)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await expect.poll(() => codeTo(number)).toBeTruthy()
  return String(codeTo(number))
}

/** Types the code, agrees to the terms, and logs in. */
async function enterCode(page: Page, code: string): Promise<void> {
  await quick(page).field('sms_code').fill(code)
  await page.locator('#protocol').check()
  await quick(page).submit.click()
}

describe('by SMS code', () => {
  test('loaded again, it stands at its tab with its phone, and the seconds go on (OC-3)', async () => {
    const page = await site.open('/login?redirect=/__pages/terms')
    await tab(page, en('login.way.sms')).click()
    await whenReady(page, 'quick-login')
    await page.getByRole('button', { name: '+86' }).click()
    await page.getByRole('option', { name: /United Kingdom/ }).click()
    await quick(page).field('phone').fill('7700900123')
    await page.getByRole('button', { name: en('sms-code.send') }).click()
    await page
      .getByText(/^Code sent/)
      .first()
      .waitFor()
    // It is kept a moment after the last key.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('7700900123')
    await page.reload()
    await whenReady(page, 'quick-login')
    await expect.poll(() => quick(page).field('phone').inputValue()).toBe('7700900123')
    await page.getByRole('button', { name: '+44' }).waitFor()
    expect(page.url()).not.toContain('7700900123')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('7700900123')
    expect(await tab(page, en('login.way.sms')).getAttribute('aria-selected')).toBe('true')
    await page.getByRole('button', { name: /^Resend in \d+ s/ }).waitFor()

    await tab(page, en('login.way.password')).click()
    await loginForm(page).login.waitFor()
    await page.reload()
    await whenReady(page)
    expect([...new URL(page.url()).searchParams]).toEqual([['redirect', '/__pages/terms']])
  })
})

describe('from one way to another', () => {
  test('a phone typed as a login goes along with its country, and stays where it was, from the company’s login too', async () => {
    const page = await site.open('/login')
    await whenReady(page)
    const { login, password } = loginForm(page)
    await login.fill('+1 202 555 0143')
    await login.blur()
    await page.getByRole('button', { name: /\+1$/ }).waitFor()
    await password.fill('kept')
    await tab(page, en('login.way.sms')).click()
    await whenReady(page, 'quick-login')
    await expect.poll(() => quick(page).field('phone').inputValue()).toBe('2025550143')
    await expect.poll(() => quick(page).field('phone_country').inputValue()).toBe('1')
    await tab(page, en('login.way.password')).click()
    expect([await login.inputValue(), await password.inputValue()]).toEqual(['2025550143', 'kept'])
    await page.getByRole('link', { name: en('login.sso') }).click()
    await page.getByRole('button', { name: en('sso.back') }).click()
    expect([await login.inputValue(), await password.inputValue()]).toEqual(['2025550143', 'kept'])
  })

  test('where the other ways’ script is lost, it is said, and the password goes on working (RS-1)', async () => {
    site.expectTrouble(/^request failed: GET .*other-ways/)
    const page = await site.newPage()
    await page.route(/other-ways/, (route) => route.abort())
    await page.goto('/login')
    await tab(page, en('login.way.sms')).click()
    await page.getByRole('alert').filter({ hasText: 'did not arrive' }).waitFor()
    await tab(page, en('login.way.password')).click()
    await logIn(page)
    await expectArrival(page, '/')
  })
})

test('the way used last is marked the next time; nothing of the person is kept', async () => {
  const page = await site.open('/login')
  await enterCode(page, await askForCode(page, passwordless))
  await expectArrival(page, '/')
  await page.goto('/login')
  await whenReady(page)
  await tab(page, 'SMS code Last used').waitFor()
  expect(await tab(page, en('login.way.password')).getAttribute('aria-selected')).toBe('true')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe('{"portico.last-way":"sms"}')
})

test('nothing moves when the marks and the settings arrive (layout shift)', async () => {
  const page = await site.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('portico.last-way', 'third:wechat')
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/login')
  await page.getByRole('link', { name: 'WeChat Last used' }).waitFor()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})
