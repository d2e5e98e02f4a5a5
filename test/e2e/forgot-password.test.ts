import { expect, test } from 'vitest'
import { expectArrival, logIn } from './login-form.ts'
import { enterClient, formOf, phone as phoneScreen, whenReady } from './page-form.ts'
import {
  askForCode,
  choosePassword,
  expectDone,
  nameAccount,
  newPassword,
  sentTo,
  typeCode,
  typedInto,
} from './recovery.ts'
import { openSite } from './site.ts'

const site = openSite()
const mobile = '13800138000'
const abroad = '(+1)2025550143'
const email = 'mei.lin@example.com'

const callsTo = (path: string) => site.service.calls.filter((call) => call.path.endsWith(path))

test('by phone: its code opens a new password, which logs in (SCR-05)', async () => {
  const page = await site.newPage()
  await page.goto('/login?redirect=/__pages/terms')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await nameAccount(page, mobile)
  await page.getByRole('heading', { name: 'Verify your phone' }).waitFor()
  await page.getByText('138****8000').first().waitFor()
  await typeCode(page, await askForCode(page, site, mobile))
  await choosePassword(page)
  await expectDone(page)
  // The token was of this page alone (RQ-3).
  expect(page.url()).not.toContain('token')
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, { login: mobile, password: newPassword })
  await expectArrival(page, '/__pages/terms')
  expect(callsTo('/password/confirm_forgot')).toHaveLength(1)
})

test('by a phone of another country, by a call of its own (SCR-05)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, '+1 202 555 0143')
  await typeCode(page, await askForCode(page, site, abroad))
  await choosePassword(page)
  await expectDone(page)
  expect(callsTo('/password/forgot_for_international')).toHaveLength(1)
})

test('by email: the mail’s link opens a new password (SCR-05)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, email)
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByText('me****in@example.com').waitFor()
  await page.goto(String(sentTo(site, email)?.link))
  await choosePassword(page)
  await expectDone(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, { login: email, password: newPassword })
  await expectArrival(page, '/')
})

test('a stranger’s email and phone meet the very same screens, and get nothing', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, 'nobody@example.com')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByRole('button', { name: 'Use another phone or email' }).click()
  await nameAccount(page, '13900000000')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Code sent to 139****0000').first().waitFor()
  expect(site.service.outbox).toEqual([])
  await typeCode(page, '1234')
  await page.getByText('This is not the code that was sent to you.').waitFor()
})

test('the mail can be sent again once its minute is over, and no sooner', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await page.goto('/forgot-password')
  await nameAccount(page, email)
  const waiting = page.getByRole('button', { name: /^Send it again in \d+ s$/ })
  await waiting.waitFor()
  await waiting.click({ force: true })
  expect(callsTo('/password/forgot')).toHaveLength(1)
  site.service.clock.advance(61_000)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Send it again', exact: true }).click()
  await page.getByText('Only the newest link counts').waitFor()
  expect(site.service.outbox.filter(({ to }) => to === email)).toHaveLength(2)
  await waiting.waitFor()
})

test('a wrong code is said under its field, and another can be typed at once', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  const code = await askForCode(page, site, mobile)
  await typeCode(page, code === '1111' ? '2222' : '1111')
  const { field } = formOf(page, 'forgot-password-code')
  await expect.poll(() => field('sms_captcha').getAttribute('aria-invalid')).toBe('true')
  expect(await field('sms_captcha').inputValue()).toBe('')
  expect(await field('sms_captcha').evaluate((input) => input === document.activeElement)).toBe(true)
  await typeCode(page, code)
  await choosePassword(page)
  await expectDone(page)
})

test('back keeps what was typed, and another phone need not wait for the first one’s minute', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await askForCode(page, site, mobile)
  await page.getByRole('button', { name: 'Use another phone or email' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect(await typedInto(page, 'forgot-password', 'login')).toBe(mobile)
  await nameAccount(page, '13900139001')
  await askForCode(page, site, '13900139001')
  await page.getByRole('button', { name: 'Use another phone or email' }).click()
  await nameAccount(page, mobile)
  await page.getByRole('button', { name: /Send (code|again)|Resend/ }).waitFor()
})

test('what is neither phone nor email is said under the field', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, 'mei')
  await page.getByText('Please enter a phone number or an email address.').waitFor()
  expect(await typedInto(page, 'forgot-password', 'login')).toBe('mei')
})

test('the picture captcha, where it is asked for, stands under the login and lets it through (WID-04, ERR-14)', async () => {
  site.service.settings.pic_captcha_required = true
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, email)
  const captcha = page.getByRole('textbox', { name: 'Characters in the picture' })
  await captcha.waitFor()
  await page.waitForLoadState('networkidle')
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expect.poll(() => sentTo(site, email)?.link).toBeTruthy()
})

test('the slider is passed for the account, and for the code where this browser has had many (WID-16, ERR-15)', async () => {
  Object.assign(site.service.settings, { pic_captcha_required: true, sliding_captcha_enabled: true })
  const page = await site.newPage()
  const pass = async () => {
    await page.getByRole('slider').focus()
    await page.keyboard.press('End')
  }
  await page.goto('/forgot-password')
  await nameAccount(page, 'chia.yi@example.com')
  await pass()
  await page.getByRole('button', { name: 'Use another phone or email' }).click()
  await nameAccount(page, mobile)
  await pass()
  // A mail and a code went out: proving the code takes the slider too, and so another call.
  await typeCode(page, await askForCode(page, site, mobile))
  await pass()
  await choosePassword(page)
  await expectDone(page)
  expect(callsTo('/password/confirm_forgot_v3').at(-1)?.data).toHaveProperty('captcha_request_id')
})

test('where the slider is in use, the code is proved by the call that takes it, also while nobody has said so yet', async () => {
  site.service.settings.sliding_captcha_enabled = true
  site.service.faults.add({ path: '/login_settings', delay_ms: 60_000 })
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await typeCode(page, await askForCode(page, site, mobile))
  await choosePassword(page)
  await expectDone(page)
  expect(callsTo('/password/confirm_forgot')).toHaveLength(0)
  expect(callsTo('/password/confirm_forgot_v3')).toHaveLength(1)
})

test('a server error and a lost network lose nothing, at any step (ERR-01, RQ-7)', async () => {
  site.expectTrouble(/^status 500|^request failed|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  const ok = () => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.goto('/forgot-password')
  site.service.faults.add({ path: '/password/confirm_account', error: 'status-500' })
  await nameAccount(page, mobile)
  await ok()
  expect(await typedInto(page, 'forgot-password', 'login')).toBe(mobile)
  await formOf(page, 'forgot-password').submit.click()
  const code = await askForCode(page, site, mobile)
  site.service.faults.add({ path: '/password/confirm_forgot', error: 'status-500' })
  await typeCode(page, code)
  await ok()
  expect(await typedInto(page, 'forgot-password-code', 'sms_captcha')).toBe(code)
  await formOf(page, 'forgot-password-code').submit.click()
  await whenReady(page, 'choose-password')
  await page.context().setOffline(true)
  await choosePassword(page)
  await page.getByRole('alertdialog', { name: 'You are offline' }).getByRole('button').click()
  await page.context().setOffline(false)
  expect(await typedInto(page, 'choose-password', 'password')).toBe(newPassword)
  await formOf(page, 'choose-password').submit.click()
  await expectDone(page)
})

test('the password of today is refused in the server’s words, and the token stays good (1200003)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await typeCode(page, await askForCode(page, site, mobile))
  await choosePassword(page, 'Portico2026')
  await page.getByRole('alert').filter({ hasText: 'differs from your current one' }).waitFor()
  await choosePassword(page)
  await expectDone(page)
})

test('a proof that is over leads back to the beginning, with the phone still there', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await typeCode(page, await askForCode(page, site, mobile))
  await whenReady(page, 'choose-password')
  site.service.clock.advance(11 * 60_000)
  await choosePassword(page)
  await page.getByRole('heading', { name: 'That took a little too long' }).waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  expect(await typedInto(page, 'forgot-password', 'login')).toBe(mobile)
})

test('a reload in the middle begins again, with nothing kept (RQ-3, SE-1)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await typeCode(page, await askForCode(page, site, mobile))
  await whenReady(page, 'choose-password')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain('138')
  await page.reload()
  await whenReady(page, 'forgot-password')
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
})

test('back from the login the form is ready, and no password stands in it (RS-3)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await typeCode(page, await askForCode(page, site, mobile))
  await choosePassword(page)
  await expectDone(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await whenReady(page, 'login')
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const passwords = await page
    .locator('input[type=password]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(passwords.filter(Boolean)).toEqual([])
})

test('by keyboard alone, from the phone to the new password (AC-6)', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password')
  await whenReady(page, 'forgot-password')
  const tabTo = async (name: string) => {
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
    for (let presses = 0; presses < 8 && (await focused()) !== name; presses += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo('login')
  await page.keyboard.type(mobile)
  await page.keyboard.press('Enter')
  await whenReady(page, 'forgot-password-code')
  await tabTo('sms_captcha')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => sentTo(site, mobile)?.code).toBeTruthy()
  await page.getByText('Code sent to').first().waitFor()
  await page.keyboard.type(String(sentTo(site, mobile)?.code))
  await whenReady(page, 'choose-password')
  await tabTo('password')
  await page.keyboard.type(newPassword)
  await tabTo('password_confirmation')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expectDone(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectArrival(page, '/login')
})

test('on a phone, in Chinese, under /account (SCR-21)', async () => {
  const page = await site.newPage({ ...phoneScreen, locale: 'zh-CN' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.goto('/account/forgot-password')
  await nameAccount(page, mobile)
  await page.getByRole('heading', { name: '验证手机号' }).waitFor()
  await typeCode(page, await askForCode(page, site, mobile))
  await choosePassword(page)
  await expectDone(page, '新密码已生效')
  expect(sent.filter((path) => !path.startsWith('/account/'))).toEqual([])
  await page.getByRole('link', { name: '登录' }).click()
  await expectArrival(page, '/account/login')
})

test.each(['sync', 'app'] as const)('inside the %s client the way back is the same', async (type) => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await enterClient(page, type)
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await typeCode(page, await askForCode(page, site, mobile))
  await choosePassword(page)
  await expectDone(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expectArrival(page, '/login')
})

test('what comes late was lost: said beside the button, and there with the next try (RS-1)', async () => {
  site.expectTrouble(/^request failed: GET .*account-sender/)
  const page = await site.newPage()
  await page.route(/account-sender/, (route) => route.abort())
  await page.goto('/forgot-password')
  await nameAccount(page, mobile)
  await page.getByText('Part of this page did not arrive.').first().waitFor()
  await page.unroute(/account-sender/)
  await formOf(page, 'forgot-password').submit.click()
  await whenReady(page, 'forgot-password-code')
})

test('a login in the address is filled in', async () => {
  const page = await site.newPage()
  await page.goto('/forgot-password?login=mei.lin%40example.com')
  await whenReady(page, 'forgot-password')
  await expect.poll(() => typedInto(page, 'forgot-password', 'login')).toBe(email)
})
