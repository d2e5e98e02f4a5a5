import { renderSVG } from 'uqr'
import { expect, test, vi } from 'vitest'
import { enterClient, expectArrival, phone, whenReady } from './page-form.ts'
import { openSite } from './site.ts'
import {
  callsTo,
  otherThan,
  persons,
  reachSecondStep,
  secondStep,
  sentCode,
  totp,
  typeCode,
} from './two-step-visitor.ts'

// What the service draws is seen here, since no test has a camera.
vi.mock('uqr', async (importOriginal) => {
  const uqr = await importOriginal<typeof import('uqr')>()
  return { ...uqr, renderSVG: vi.fn(uqr.renderSVG) }
})

const site = openSite()

const secondSteps = () => callsTo(site.service, '/two_step_login')

test('by authenticator: the code logs in by itself, once, and leads to where the person wanted to go (SCR-07, TWO-14, IN-6)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google, '/login?redirect=%2F__pages%2Fterms')
  await page.getByText('your authenticator app').waitFor()
  const { field } = secondStep(page)
  await expect.poll(() => field('two_step_captcha').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field('two_step_captcha').getAttribute('autocomplete')).toBe('one-time-code')
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/__pages/terms')
  expect(secondSteps()).toHaveLength(1)
})

test('by SMS: the code goes to the account’s own phone, which is shown masked and never sent (TWO-15, VAL-09)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.sms)
  await page.getByText('139****9001').first().waitFor()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Code sent to 139****9001').first().waitFor()
  expect(callsTo(site.service, '/security/send_two_step_code').map(({ data }) => Object.keys(data as object))).toEqual([
    ['method', 'ts', 'sign'],
  ])
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('by WeChat: the code is there at once, and a scan brings another', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.wechat)
  await page.getByText('sent a 6-digit code to your WeChat').waitFor()
  await page.getByRole('button', { name: 'Get the code again' }).click()
  const picture = page.getByRole('img', { name: /scan it with WeChat/ })
  await picture.waitFor()
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await (await site.newPage()).goto(String(vi.mocked(renderSVG).mock.lastCall?.[0]))
  await expect.poll(() => site.service.outbox.length).toBe(2)
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('a wrong code is said under the code, goes, and the next one logs in (ERR-06, IN-8)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google)
  const code = totp(site.service)
  await typeCode(page, otherThan(code))
  const input = secondStep(page).field('two_step_captcha')
  await page.getByText('not the current code of your authenticator').waitFor()
  expect([await input.inputValue(), await input.getAttribute('aria-invalid')]).toEqual(['', 'true'])
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByText('The clock of this device').count()).toBe(0)
  await page.keyboard.type(code)
  await expectArrival(page, '/')
})

test('a device whose clock is off is told so after a wrong code of its authenticator (OC-8, API-08)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google)
  const slowCode = totp(site.service)
  site.service.clock.advance(3 * 60_000)
  await typeCode(page, slowCode)
  await page.getByText('The clock of this device is about 3 minutes slow').waitFor()
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/')
})

test('too many wrong codes end the login; it says so and leads to another, with the same wish', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google, '/login?redirect=%2F__pages%2Fterms')
  for (let tries = 1; tries <= 5; tries += 1) {
    await typeCode(page, otherThan(totp(site.service)))
    await expect.poll(() => secondSteps().length).toBe(tries)
    if (tries < 5) await page.locator('form#two-step-login [aria-invalid=true]').waitFor()
  }
  const heading = page.getByRole('heading', { level: 1, name: 'This login has ended' })
  await heading.waitFor()
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/login\?redirect=%2F__pages%2Fterms/)
  await whenReady(page, 'login')
})

test('a login that has waited too long is led back to where it begins', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google, '/login?redirect=%2F__pages%2Fterms')
  await page.getByText('your authenticator app').waitFor()
  site.service.clock.advance(11 * 60_000)
  await typeCode(page, totp(site.service))
  await page.waitForURL(/\/login\?redirect=%2F__pages%2Fterms/)
})

test('who opens it with no login that waits is told so, and finds the login', async () => {
  const page = await site.newPage()
  await page.goto('/two-step-login?redirect=%2F__pages%2Fterms')
  await page.getByRole('heading', { level: 1, name: 'No code is needed here' }).waitFor()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/login\?redirect=%2F__pages%2Fterms/)
})

test('another account can log in instead', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.sms)
  await page.getByRole('link', { name: 'Log in with another account' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await whenReady(page, 'login')
})

test('a code can be asked for again after 60 s, also when the page was loaded anew meanwhile (WID-06, OC-3)', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await reachSecondStep(page, persons.sms)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /Resend in \d+ s/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /Resend in \d+ s/ }).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('9001')
  site.service.clock.advance(61_000)
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => site.service.outbox.filter(({ channel }) => channel === 'sms').length).toBe(2)
  await typeCode(page, await sentCode(site.service))
  await page.clock.runFor(1000)
  await expectArrival(page, '/')
})

test('where the server asks for a picture first, it stands before the code (ERR-14)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.sms)
  site.service.faults.add({ path: '/security/send_two_step_code', error: 'picture-captcha-needed' })
  await page.getByRole('button', { name: 'Send code' }).click()
  const picture = page.getByRole('textbox', { name: 'Characters in the picture' })
  await picture.waitFor()
  await expect.poll(() => site.service.peek.captcha()).toHaveLength(4)
  await picture.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('a server error keeps the code that nobody has judged, and a press sends it again (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await reachSecondStep(page, persons.google)
  site.service.faults.add({ path: '/two_step_login', error: 'status-500' })
  const code = totp(site.service)
  await typeCode(page, code)
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  const { field, submit } = secondStep(page)
  expect(await field('two_step_captcha').inputValue()).toBe(code)
  await submit.click()
  await expectArrival(page, '/')
})

test('where the server cannot say which way the code comes, that is said in the page, and can be tried again', async () => {
  site.expectTrouble(/^status 502/)
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_two_step_method', error: 'status-502' })
  await reachSecondStepFailing()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('your authenticator app').waitFor()
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/')

  async function reachSecondStepFailing() {
    await reachSecondStep(page, persons.google)
    await page.getByText('Server error, please retry (502)').waitFor()
  }
})

test('a code typed before the server has said which way it came waits for that, and goes out once', async () => {
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_two_step_method', delay_ms: 1500 })
  await reachSecondStep(page, persons.google)
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/')
  expect(secondSteps().map(({ data }) => data)).toMatchObject([{ method: 'google' }])
})

test('by keyboard alone, from the login to the files (AC-6)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.sms)
  const send = page.getByRole('button', { name: 'Send code' })
  await send.waitFor()
  const hasFocus = () => send.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 8 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const code = await sentCode(site.service)
  const input = secondStep(page).field('two_step_captcha')
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type(code)
  await expectArrival(page, '/')
})

test.each(['sync', 'app'] as const)(
  'inside the %s client the result goes to its hook, and the page stays (LOG-01)',
  async (type) => {
    const page = await site.newPage(type === 'app' ? phone : { viewport: { width: 380, height: 520 } })
    const client = await enterClient(page, type)
    await reachSecondStep(page, persons.google)
    await page.getByText('your authenticator app').waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(overflow).toBeLessThanOrEqual(0)
    await typeCode(page, totp(site.service))
    await expect.poll(async () => (await client.results()).length).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/two-step-login')
  },
)

test('under /account it stays under /account (SCR-21)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google, '/account/login?redirect=%2Faccount%2F__pages%2Fterms')
  expect(new URL(page.url()).pathname).toBe('/account/two-step-login')
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/account/__pages/terms')
})

test('on a phone, in Chinese: by SMS', async () => {
  const page = await site.newPage(phone)
  await reachSecondStep(page, persons.sms, '/login?lang=zh-CN')
  await page.getByRole('heading', { name: '两步验证' }).waitFor()
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('neither the code nor the secret is kept anywhere (SE-1)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, persons.google)
  const code = otherThan(totp(site.service))
  await typeCode(page, code)
  await page.locator('form#two-step-login [aria-invalid=true]').waitFor()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(kept).not.toContain(code)
})
