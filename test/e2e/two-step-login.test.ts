import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { logIn } from './login-form.ts'
import { enterClient, expectArrival, phone, whenReady } from './page-form.ts'
import { openSite } from './site.ts'
import {
  callsTo,
  otherThan,
  reachSecondStep,
  secondStep,
  sentCode,
  totp,
  typeCode,
  wechatScan,
} from './two-step-visitor.ts'

const site = openSite()

const secondSteps = () => callsTo(site.service, '/two_step_login')

test('by authenticator: the code logs in by itself, once, and leads to where the person wanted to go (SCR-07, TWO-14, IN-6)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email, '/login?redirect=%2F__pages%2Fterms')
  await page.getByText('your authenticator app').waitFor()
  const { field } = secondStep(page)
  await expect.poll(() => field('two_step_code').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field('two_step_code').getAttribute('autocomplete')).toBe('one-time-code')
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/__pages/terms')
  expect(secondSteps()).toHaveLength(1)
})

test('by SMS: the code goes to the account’s own phone, which is shown masked and never sent (TWO-15, VAL-09)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.zhou.email)
  await page.getByText('139****9001').first().waitFor()
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.getByText('Code sent to 139****9001').first().waitFor()
  expect(callsTo(site.service, '/security/send_two_step_code').map(({ data }) => Object.keys(data as object))).toEqual([
    ['method', 'ts', 'sign'],
  ])
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('by WeChat: the code is there at once, and a scan brings another', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.olu.email)
  await page.getByText('sent a 6-digit code to your WeChat').waitFor()
  await page.getByRole('button', { name: en('two-step-login.wechat.again') }).click()
  const picture = page.getByRole('img', { name: /scan it with WeChat/ })
  await picture.waitFor()
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await (await site.newPage()).goto(wechatScan(site.service))
  await expect.poll(() => site.service.outbox.length).toBe(2)
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('a wrong code is said under the code, goes, and the next one logs in (ERR-06, IN-8)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email)
  const code = totp(site.service)
  await typeCode(page, otherThan(code))
  const input = secondStep(page).field('two_step_code')
  await page.getByText('not the current code of your authenticator').waitFor()
  expect([await input.inputValue(), await input.getAttribute('aria-invalid')]).toEqual(['', 'true'])
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByText('The clock of this device').count()).toBe(0)
  await page.keyboard.type(code)
  await expectArrival(page, '/')
})

test('a device whose clock is off is told so after a wrong code of its authenticator (OC-8, API-08)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email)
  const slowCode = totp(site.service)
  site.service.clock.advance(3 * 60_000)
  await typeCode(page, slowCode)
  await page.getByText('The clock of this device is about 3 minutes slow').waitFor()
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/')
})

test('too many wrong codes end the login; it says so and leads to another, with the same wish', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email, '/login?redirect=%2F__pages%2Fterms')
  for (let tries = 1; tries <= 5; tries += 1) {
    await typeCode(page, otherThan(totp(site.service)))
    await expect.poll(() => secondSteps().length).toBe(tries)
    if (tries < 5) await page.locator('form#two-step-login [aria-invalid=true]').waitFor()
  }
  const heading = page.getByRole('heading', { level: 1, name: en('two-step-login.over.heading') })
  await heading.waitFor()
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('link', { name: en('two-step-login.begin-again'), exact: true }).click()
  await page.waitForURL(/\/login\?redirect=%2F__pages%2Fterms/)
  await whenReady(page, 'login')
})

test.each([
  ['', ''],
  ['/account', '&mode=ent_reg'],
])(
  'a login that has waited too long begins again at %s/login%s, which says why and keeps the way on (SCR-07, LOG-02)',
  async (prefix, mode) => {
    const page = await site.newPage()
    await reachSecondStep(page, people.ines.email, `${prefix}/login?redirect=%2F__pages%2Fterms${mode}`)
    await page.getByText('your authenticator app').waitFor()
    site.service.clock.advance(11 * 60_000)
    await typeCode(page, totp(site.service))
    await page.waitForURL(({ pathname }) => pathname === `${prefix}/login`)
    await page.getByText(en('session.timed-out')).waitFor()
    await logIn(page)
    await page.waitForURL(({ pathname }) => pathname === '/__pages/terms')
    expect(new URL(page.url()).searchParams.get('mode')).toBe(mode ? 'ent_reg' : null)
  },
)

test('who opens it with no login that waits is told so, and finds the login', async () => {
  const page = await site.newPage()
  await page.goto('/two-step-login?redirect=%2F__pages%2Fterms')
  await page.getByRole('heading', { level: 1, name: en('two-step-login.no-login.heading') }).waitFor()
  await page.getByRole('link', { name: en('two-step-login.begin-again'), exact: true }).click()
  await page.waitForURL(/\/login\?redirect=%2F__pages%2Fterms/)
})

test('another account can log in instead', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.zhou.email)
  await page.getByRole('link', { name: en('two-step-login.other-account') }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await whenReady(page, 'login')
})

test('a code can be asked for again after 60 s, also when the page was loaded anew meanwhile (WID-06, OC-3)', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await reachSecondStep(page, people.zhou.email)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.getByRole('button', { name: new RegExp(en('sms-code.countdown', { seconds: '\\d+' })) }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: new RegExp(en('sms-code.countdown', { seconds: '\\d+' })) }).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('9001')
  site.service.clock.advance(61_000)
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: en('sms-code.again') }).click()
  await expect.poll(() => site.service.outbox.filter(({ channel }) => channel === 'sms').length).toBe(2)
  await typeCode(page, await sentCode(site.service))
  await page.clock.runFor(1000)
  await expectArrival(page, '/')
})

test('where the server asks for a picture first, it stands before the code (ERR-14)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.zhou.email)
  site.service.faults.add({ path: '/security/send_two_step_code', error: 'picture-captcha-needed' })
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  const picture = page.getByRole('textbox', { name: en('picture-captcha.label') })
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
  await reachSecondStep(page, people.ines.email)
  site.service.faults.add({ path: '/two_step_login', error: 'status-500' })
  const code = totp(site.service)
  await typeCode(page, code)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  const { field, submit } = secondStep(page)
  expect(await field('two_step_code').inputValue()).toBe(code)
  await submit.click()
  await expectArrival(page, '/')
})

test('where the server cannot say which way the code comes, that is said in the page, and can be tried again', async () => {
  site.expectTrouble(/^status 502/)
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_two_step_method', error: 'status-502' })
  await reachSecondStepFailing()
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await page.getByText('your authenticator app').waitFor()
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/')

  async function reachSecondStepFailing() {
    await reachSecondStep(page, people.ines.email)
    await page.getByText(en('error.status-502.title')).waitFor()
  }
})

test('a code typed before the server has said which way it came waits for that, and goes out once', async () => {
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_two_step_method', delay_ms: 1500 })
  await reachSecondStep(page, people.ines.email)
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/')
  expect(secondSteps().map(({ data }) => data)).toMatchObject([{ method: 'google' }])
})

test.each(['sync', 'app'] as const)(
  'inside the %s client the result goes to its hook, and the page stays (LOG-01)',
  async (type) => {
    const page = await site.newPage(type === 'app' ? phone : { viewport: { width: 380, height: 520 } })
    const client = await enterClient(page, type)
    await reachSecondStep(page, people.ines.email)
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
  await reachSecondStep(page, people.ines.email, '/account/login?redirect=%2Faccount%2F__pages%2Fterms')
  expect(new URL(page.url()).pathname).toBe('/account/two-step-login')
  await typeCode(page, totp(site.service))
  await expectArrival(page, '/account/__pages/terms')
})

test('on a phone, in Chinese: by SMS', async () => {
  const page = await site.newPage(phone)
  await reachSecondStep(page, people.zhou.email, '/login?lang=zh-CN')
  await page.getByRole('heading', { name: '两步验证' }).waitFor()
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
})

test('neither the code nor the secret is kept anywhere (SE-1)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email)
  const code = otherThan(totp(site.service))
  await typeCode(page, code)
  await page.locator('form#two-step-login [aria-invalid=true]').waitFor()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(kept).not.toContain(code)
})
