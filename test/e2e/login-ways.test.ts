import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, logIn, loginForm, whenReady } from './login-form.ts'
import { enterClient, formOf, phone as phoneSize, submitForm, whenReady as whenFormReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const passwordless = people.wang.phone

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const quick = (page: Page) => formOf(page, 'quick-login')
const callsTo = (path: string) => site.service.calls.filter((call) => call.path === path)
const codeTo = (to: string) => site.service.outbox.find((sent) => sent.to === to)?.code

/** Opens the SMS way and has a code sent. */
async function askForCode(page: Page, number: string): Promise<string> {
  await tab(page, en('login.way.sms')).click()
  await whenFormReady(page, 'quick-login')
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
  test.each(['/login?redirect=/__pages/terms', '/account/login?redirect=/__pages/terms'])(
    'somebody without a password logs in at %s (SCR-01)',
    async (address) => {
      const page = await site.newPage()
      await page.goto(address)
      await enterCode(page, await askForCode(page, passwordless))
      await expectArrival(page, '/__pages/terms')
    },
  )

  test('a number that nobody has used gets an account, as is said before; the terms are asked for', async () => {
    const page = await site.newPage(phoneSize)
    await page.goto('/login?way=sms')
    const code = await askForCode(page, newPhone)
    await page.getByText('An account is created once your number is verified.').waitFor()
    await quick(page).field('sms_code').fill(code)
    await page.keyboard.press('Enter')
    await page.getByText(en('terms.error')).waitFor()
    expect(callsTo('/quick_login/v1/register')).toEqual([])
    await enterCode(page, code)
    await expectArrival(page, '/')
    expect(site.service.peek.account(newPhone)).toBeDefined()
  })

  test('a wrong code is said under it and goes; phone and terms stay', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    const code = await askForCode(page, passwordless)
    await enterCode(page, code === '0000' ? '1111' : '0000')
    await quick(page).form.locator('[aria-invalid=true][name=sms_code]').waitFor()
    expect(await quick(page).field('sms_code').inputValue()).toBe('')
    expect(await quick(page).field('phone').inputValue()).toBe(passwordless)
    expect(await page.locator('#protocol').isChecked()).toBe(true)
    await enterCode(page, code)
    await expectArrival(page, '/')
  })

  test('loaded again, it stands at its tab with its phone, and the seconds go on (OC-3)', async () => {
    const page = await site.newPage()
    await page.goto('/login?redirect=/__pages/terms')
    await tab(page, en('login.way.sms')).click()
    await whenFormReady(page, 'quick-login')
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
    await whenFormReady(page, 'quick-login')
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

  test('a server error and a lost connection lose nothing that was typed', async () => {
    site.expectTrouble(/^(status 500|request failed): POST .*quick_login/)
    const page = await site.newPage()
    await page.goto('/login')
    const code = await askForCode(page, passwordless)
    site.service.faults.add({ path: '/quick_login/v1/register', error: 'status-500' })
    await enterCode(page, code)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('dialog.ok') })
      .click()
    site.service.faults.add({ path: '/quick_login/v1/register', reset: true, times: 9 })
    await quick(page).submit.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('dialog.ok') })
      .click()
    site.service.faults.clear()
    expect(await quick(page).field('sms_code').inputValue()).toBe(code)
    await quick(page).submit.click()
    await expectArrival(page, '/')
  })

  test.each(['sync', 'app'] as const)('inside the %s client the result goes to its hook', async (type) => {
    const page = await site.newPage(type === 'app' ? phoneSize : { viewport: { width: 380, height: 520 } })
    const client = await enterClient(page, type)
    await page.goto('/login')
    await whenReady(page)
    await enterCode(page, await askForCode(page, passwordless))
    await expect.poll(async () => (await client.results()).at(0)?.user?.phone).toBe(passwordless)
  })
})

describe('from one way to another', () => {
  test('a phone typed as a login goes along with its country, and stays where it was', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    const { login, password } = loginForm(page)
    await login.fill('+1 202 555 0143')
    await login.blur()
    await page.getByRole('button', { name: /\+1$/ }).waitFor()
    await password.fill('kept')
    await tab(page, en('login.way.sms')).click()
    await whenFormReady(page, 'quick-login')
    await expect.poll(() => quick(page).field('phone').inputValue()).toBe('2025550143')
    await expect.poll(() => quick(page).field('phone_country').inputValue()).toBe('1')
    await tab(page, en('login.way.password')).click()
    expect([await login.inputValue(), await password.inputValue()]).toEqual(['2025550143', 'kept'])
  })

  test('by keyboard alone: arrows move along the row, Enter opens, one Tab leads into the form (AC-6)', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    await tab(page, en('login.way.password')).focus()
    await page.keyboard.press('ArrowRight')
    expect(await tab(page, en('login.way.sms')).getAttribute('aria-selected')).toBe('false')
    await page.keyboard.press('Enter')
    expect(await tab(page, en('login.way.sms')).getAttribute('aria-selected')).toBe('true')
    await whenFormReady(page, 'quick-login')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('login')
  })

  test('the QR code is asked for only while its tab is open', async () => {
    const page = await site.newPage()
    await page.goto('/login?way=qr')
    await expect.poll(() => callsTo('/qr_login/check_token').length).toBeGreaterThan(0)
    await page
      .getByRole('tabpanel', { name: en('login.way.qr') })
      .locator('img')
      .waitFor()
    await tab(page, en('login.way.password')).click()
    await loginForm(page).login.waitFor()
  })

  test('on a phone the QR code comes last, and says that another phone has to scan it (SCR-01)', async () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile'
    const page = await site.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent })
    await page.goto('/login')
    const tabs = page.getByRole('tab')
    expect((await tabs.allTextContents()).at(-1)).toBe('QR code')
    await tabs.last().tap()
    await page.getByText('Scan it with another phone').waitFor()
    expect(await page.getByText('Scan with the Portico app').count()).toBe(0)
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

describe('what is offered', () => {
  test('only SMS: no tabs, and its form at once (SCR-01)', async () => {
    site.service.settings.login_methods = ['sms']
    const page = await site.newPage()
    await page.goto('/login')
    await whenFormReady(page, 'quick-login')
    await expect.poll(() => page.getByRole('tab').count()).toBe(0)
    expect(await loginForm(page).login.count()).toBe(0)
  })

  test('only the password: what was typed before that was known stays (SCR-01)', async () => {
    site.service.settings.login_methods = ['password']
    site.service.faults.add({ path: '/login_settings', delay_ms: 1000 })
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    await loginForm(page).login.fill(people.mei.email)
    await expect.poll(() => page.getByRole('tab').count(), { timeout: 5000 }).toBe(0)
    expect(await loginForm(page).login.inputValue()).toBe(people.mei.email)
    await logIn(page)
    await expectArrival(page, '/')
  })

  test('where the server does not say, the usual ways work', async () => {
    site.expectTrouble(/^status 500: GET .*login_settings/)
    site.service.faults.add({ path: '/login_settings', error: 'status-500', times: 'always' })
    const page = await site.newPage()
    await page.goto('/login')
    await enterCode(page, await askForCode(page, passwordless)).catch(() => undefined)
    await expectArrival(page, '/')
  })

  test('on behalf of another application, only what brings people back to it', async () => {
    const page = await site.newPage()
    await page.goto('/login?mode=oauth&client_id=sheets')
    await whenReady(page)
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual([en('login.way.password'), en('login.way.qr')])
    expect(await page.getByRole('link', { name: en('login.third.wechat') }).count()).toBe(0)
  })
})

describe('the company’s own login', () => {
  const sso = (page: Page) => formOf(page, 'sso')

  test.each(['/login', '/account/login'])('is found by its domain at %s, and carries on (SCR-01)', async (address) => {
    const page = await site.newPage(phoneSize)
    await page.goto(`${address}?redirect=/__pages/privacy`)
    await whenReady(page)
    await page.getByRole('link', { name: en('login.sso') }).click()
    const heading = page.getByRole('heading', { level: 1, name: en('sso.heading') })
    await heading.waitFor()
    expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true)
    await submitForm(page, 'sso', { domain: 'corp.example.com' })
    await page.getByRole('button', { name: /Li Na/ }).click()
    await expectArrival(page, '/__pages/privacy')
  })

  test('is suggested for a work email, without whose person anything is asked', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    await loginForm(page).login.fill(people.liNa.email)
    await page.getByRole('link', { name: en('sso.hint-action') }).click()
    await whenFormReady(page, 'sso')
    expect(await sso(page).field('domain').inputValue()).toBe('corp.example.com')
    await sso(page).submit.click()
    await page.getByRole('button', { name: /Li Na/ }).waitFor()
    expect(callsTo('/dedicated_enterprise/get_sso_product_id').map(({ data }) => data)).toEqual([
      { domain: 'corp.example.com' },
    ])
  })

  test('unknown or no domain: said under the field; back, the login is still there', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    await loginForm(page).login.fill(people.mei.email)
    await page.getByRole('link', { name: en('login.sso') }).click()
    await submitForm(page, 'sso', { domain: 'nowhere.example' })
    await page.getByText('Single sign-on is not set up for this domain.').waitFor()
    expect(await sso(page).field('domain').getAttribute('aria-invalid')).toBe('true')
    await sso(page).field('domain').fill('nowhere')
    await sso(page).submit.click()
    await page.getByText('Enter a domain such as example.com').waitFor()
    await page.getByRole('button', { name: en('sso.back') }).click()
    expect(await loginForm(page).login.inputValue()).toBe(people.mei.email)
  })
})

test('kept logged in, the cookie outlives the browser; else it does not', async () => {
  const expiry = async (isRemembered: boolean) => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    if (isRemembered) await page.getByRole('checkbox', { name: 'Keep me logged in' }).check()
    await logIn(page)
    await expectArrival(page, '/')
    const cookies = await page.context().cookies()
    return cookies.find(({ name }) => name === 'portico_session')?.expires
  }
  expect(await expiry(false)).toBe(-1)
  expect(await expiry(true)).toBeGreaterThan(Date.now() / 1000 + 13 * 86_400)
})

test('the way used last is marked the next time; nothing of the person is kept', async () => {
  const page = await site.newPage()
  await page.goto('/login')
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

test('beside the slider another way asks for no puzzle (OC-7)', async () => {
  site.service.settings.sliding_captcha_enabled = true
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page, people.noor.email)
  await page.getByRole('button', { name: en('login.instead.sms') }).click()
  await page.getByRole('slider').waitFor({ state: 'detached' })
  expect(await tab(page, en('login.way.sms')).getAttribute('aria-selected')).toBe('true')
  await whenFormReady(page, 'quick-login')
})
