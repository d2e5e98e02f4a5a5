import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectArrival, logIn, loginForm, member, whenReady } from './login-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Who is asked for a captcha at the first try. */
const noor = { login: 'noor@example.com', password: member.password }
const selector = (page: Page) => page.getByRole('button', { name: /^Country or region/ })

describe('the phone of a login (WID-01)', () => {
  test('brings its country selector, by which somebody of another country logs in, by keyboard alone (VAL-07)', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    const { login } = loginForm(page)
    await login.focus()
    await page.keyboard.type('2025550143')
    await selector(page).waitFor()
    expect(await login.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('united states')
    await page.getByRole('option', { name: /United States/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await expectArrival(page, '/')
  })

  test('is understood with its country written before it, and so is one typed before the script (IM-3)', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await logIn(page, { login: '+1 (202) 555-0143', password: member.password })
    await expectArrival(page, '/')
  })

  test('goes away again for an email', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await whenReady(page)
    const { login } = loginForm(page)
    await login.pressSequentially('138')
    await selector(page).waitFor()
    await login.pressSequentially('@example.com')
    await expect.poll(() => selector(page).count()).toBe(0)
    expect(await login.inputValue()).toBe('138@example.com')
  })
})

describe.each([
  { provider: 'embedded', name: 'Drag to the end' },
  { provider: 'vendor', name: 'Slide to the right' },
] as const)('the slider of a login, $provider (WID-16, ERR-15)', ({ provider, name }) => {
  const open = async () => {
    Object.assign(site.service.settings, { sliding_captcha_enabled: true, captcha_provider: provider })
    const page = await site.newPage()
    await page.goto('/login')
    await logIn(page, noor)
    await page.getByRole('slider', { name }).waitFor()
    return page
  }

  test('passed by keyboard, it logs in by itself (API-07)', async () => {
    const page = await open()
    await page.getByRole('slider', { name }).focus()
    await page.keyboard.press('End')
    await expectArrival(page, '/')
  })

  test('given up, it leaves the form as it was', async () => {
    const page = await open()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('slider', { name }).count()).toBe(0)
    const { login, password, submit } = loginForm(page)
    expect([await login.inputValue(), await password.inputValue()]).toEqual([noor.login, noor.password])
    await expect.poll(() => submit.getAttribute('aria-busy')).toBe(null)
  })
})

test('a script that was lost is asked for again with the next try, without loading the page anew (RS-1)', async () => {
  site.expectTrouble(/^request failed: GET .*login-calls/)
  const page = await site.newPage()
  await page.route(/login-calls/, (route) => route.abort())
  await page.goto('/login')
  await logIn(page)
  await loginForm(page).form.getByText('Part of this page did not arrive.').waitFor()
  await page.unroute(/login-calls/)
  await loginForm(page).submit.click()
  await expectArrival(page, '/')
})
