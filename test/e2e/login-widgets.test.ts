import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, logIn, loginForm, whenReady } from './login-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Who is asked for a captcha at the first try. */
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
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expectArrival(page, '/')
  })

  test('is understood with its country written before it, and so is one typed before the script (IM-3)', async () => {
    const page = await site.newPage()
    await page.goto('/login')
    await logIn(page, '+1 (202) 555-0143')
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
  { provider: 'embedded', name: en('slider.label') },
  { provider: 'vendor', name: 'Slide to the right' },
] as const)('the slider of a login, $provider (WID-16, ERR-15)', ({ provider, name }) => {
  const open = async () => {
    Object.assign(site.service.settings, { sliding_captcha_enabled: true, captcha_provider: provider })
    const page = await site.newPage()
    await page.goto('/login')
    await logIn(page, people.noor.email)
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
    expect([await login.inputValue(), await password.inputValue()]).toEqual([people.noor.email, demoPassword])
    await expect.poll(() => submit.getAttribute('aria-busy')).toBe(null)
  })
})

describe('one captcha for one login (SCR-01, WID-16)', () => {
  const picture = (page: Page) => loginForm(page).form.getByRole('textbox', { name: /Characters/ })

  test.each([
    ['from the start', { sliding_captcha_enabled: true, pic_captcha_required: true }, 0],
    ['after wrong passwords', { sliding_captcha_enabled: true }, 3],
  ])('where there is a slider, no picture is asked for beside it: %s', async (_, settings, wrongTries) => {
    Object.assign(site.service.settings, settings)
    const page = await site.newPage()
    await page.goto('/login')
    for (let tries = 0; tries < wrongTries; tries += 1) {
      const isLast = tries === wrongTries - 1
      // What a refused try changes in the settings is asked for; the answer to an earlier one may still come.
      const asked = page.waitForResponse(async (response) => {
        if (!response.url().includes('/login_settings')) return false
        return ((await response.json()) as { pic_captcha_required: boolean }).pic_captcha_required === isLast
      })
      await logIn(page, people.mei.email, 'Wrong2026')
      await loginForm(page).form.getByRole('alert').first().waitFor()
      await asked
    }
    await logIn(page, wrongTries ? people.mei.email : people.noor.email)
    await page.getByRole('slider').focus()
    expect(await picture(page).count()).toBe(0)
    const sent = page.waitForRequest((request) => request.postData()?.includes('captcha_request_id') ?? false)
    await page.keyboard.press('End')
    expect((await sent).postDataJSON()).not.toHaveProperty('pic_captcha')
    await expectArrival(page, '/')
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
