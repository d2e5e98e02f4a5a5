import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { readKeyUri } from '../interop/key-uri.ts'
import { en } from '../screens/english.ts'
import { logIn } from './login-form.ts'
import { enterClient, expectArrival, formOf, phone, whenReady, whenWaysBack } from './page-form.ts'
import { held } from './page-secrets.ts'
import { openSite } from './site.ts'
import {
  callsTo,
  choose,
  expectStep,
  otherThan,
  reachSetUp,
  sentCode,
  totp,
  typeProof,
  wechatScan,
} from './two-step-visitor.ts'

const site = openSite()

/** The end of each set-up: it is said that it is on, and the login goes on. */
async function expectDone(page: Page, path = '/'): Promise<void> {
  await expectStep(page, en('two-step.done.title'))
  await page.getByText('a security code is needed on each login').waitFor()
  await page.getByRole('button', { name: en('two-step.done.action') }).click()
  await expectArrival(page, path)
}

/** From the choice to the authenticator's own step. */
async function reachAuthenticator(page: Page): Promise<void> {
  await choose(page, en('two-step.method.google'))
  await expectStep(page, en('two-step.download.title'))
  await page.getByRole('button', { name: en('two-step.next') }).click()
  await expectStep(page, en('two-step.google.title'))
}

/** The key of the step, as a person finds it. */
async function readKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: en('two-step.google.show') }).click()
  return String(await page.locator('code').textContent())
}

async function setUpBySms(page: Page): Promise<void> {
  await choose(page, en('two-step.method.sms'))
  await expectStep(page, en('two-step.sms.title'))
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await typeProof(page, await sentCode(site.service))
}

test('by SMS: choose, prove a phone, be told, and in; the next login asks for a code (TWO-03, TWO-05, TWO-08, TWO-12, ERR-12)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  expect(await page.getByRole('radio', { name: /SMS code/ }).isChecked()).toBe(true)
  await page.getByText(en('two-step.method.recommended')).waitFor()
  await setUpBySms(page)
  await expectDone(page)
  expect(callsTo(site.service, '/security/set_two_step').map(({ data }) => data)).toMatchObject([
    { method: 'sms', phone: newPhone },
  ])
  expect(site.service.peek.account(people.forceTwoStep.email)?.twoStep).toEqual({ method: 'sms', phone: newPhone })
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
  await logIn(page, people.forceTwoStep.email)
  await page.waitForURL(/\/two-step-login/)
})

/** A login that is refused with nothing but the wish for a set-up. */
async function logInWithoutAddress(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/login',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      return route.fulfill({ response, json: { success: false, force_two_step: true } })
    },
  )
  await reachSetUp(page, path)
}

test.each([
  ['with its address', reachSetUp],
  ['without one', logInWithoutAddress],
] as const)(
  'a set-up asked for %s keeps the way back and the mode of an enterprise registration (ERR-16, LOG-02)',
  async (_, reach) => {
    const page = await site.newPage()
    await reach(page, '/login?mode=ent_reg&redirect=%2F__pages%2Fterms')
    expect(new URL(page.url()).searchParams.get('mode')).toBe('ent_reg')
    await setUpBySms(page)
    await expectStep(page, en('two-step.done.title'))
    await page.getByRole('button', { name: en('two-step.done.action') }).click()
    await page.waitForURL(/\/__pages\/terms\?mode=ent_reg$/)
  },
)

test('by WeChat: scan, type the code that arrives there, and in (TWO-04)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  await choose(page, en('two-step.method.wechat'))
  await expectStep(page, en('two-step.wechat.title'))
  await page.getByRole('img', { name: /scan it with WeChat/ }).waitFor()
  await (await site.newPage()).goto(wechatScan(site.service))
  await typeProof(page, await sentCode(site.service))
  await expectDone(page)
  expect(site.service.peek.account(people.forceTwoStep.email)?.twoStep).toEqual({ method: 'wechat' })
})

test('by authenticator: get it, give it the key, prove it, and in (TWO-06, TWO-07, SE-2)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  await reachAuthenticator(page)
  await page.getByRole('img', { name: /scan it with Google Authenticator/ }).waitFor()
  await page.getByRole('button', { name: en('two-step.google.show') }).waitFor()
  expect(await page.locator('code').textContent()).toMatch(/^•+$/)
  const key = await readKey(page)
  expect(key).toMatch(/^[A-Z2-7]{16}$/)
  await typeProof(page, totp(site.service, key))
  await expectDone(page)
  expect(site.service.peek.account(people.forceTwoStep.email)?.twoStep).toEqual({ method: 'google', secret: key })
})

test('back goes one step back, to another method as well (TWO-13)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  expect(await page.getByRole('button', { name: en('two-step.back') }).count()).toBe(0)
  await reachAuthenticator(page)
  await page.getByRole('button', { name: en('two-step.back') }).click()
  await expectStep(page, en('two-step.download.title'))
  await page.getByRole('button', { name: en('two-step.back') }).click()
  await expectStep(page, en('two-step.choose-method.title'))
  expect(await page.getByRole('radio', { name: en('two-step.method.google') }).isChecked()).toBe(true)
  await setUpBySms(page)
  await expectDone(page)
})

test('loaded anew on the way it begins at a safe step, and goes through (TWO-12, SE-2)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  await reachAuthenticator(page)
  const key = await readKey(page)
  expect(await held(page)).toContain(key)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: en('two-step.choose-method.title') }).waitFor()
  expect(await held(page)).not.toContain(key)
  await whenReady(page, 'two-step')
  await setUpBySms(page)
  await expectDone(page)
})

test('a wrong code is said under the code and goes; the phone stays (ERR-06, IN-8)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  await choose(page, en('two-step.method.sms'))
  await expectStep(page, en('two-step.sms.title'))
  const { field } = formOf(page, 'two-step')
  await field('phone').fill(newPhone)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  const code = await sentCode(site.service)
  await typeProof(page, otherThan(code))
  await page.locator('form#two-step [name=code][aria-invalid=true]').waitFor()
  expect([await field('code').inputValue(), await field('phone').inputValue()]).toEqual(['', newPhone])
  await page.keyboard.type(code)
  await expectDone(page)
})

test('a device whose clock is off is told so after a wrong code of the new authenticator (OC-8)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  await reachAuthenticator(page)
  const key = await readKey(page)
  const slowCode = totp(site.service, key)
  site.service.clock.advance(3 * 60_000)
  await typeProof(page, slowCode)
  await page.getByText('The clock of this device is about 3 minutes slow').waitFor()
  await typeProof(page, totp(site.service, key))
  await expectDone(page)
})

test('a server error on the way loses nothing, and a press goes on (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await reachSetUp(page)
  site.service.faults.add({ path: '/security/set_two_step', error: 'status-500' })
  await setUpBySms(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  const { field } = formOf(page, 'two-step')
  expect(await field('phone').inputValue()).toBe(newPhone)
  expect(await field('code').inputValue()).toMatch(/^\d{6}$/)
  await page.getByRole('button', { name: en('two-step.turn-on') }).click()
  await expectDone(page)
})

test('what cannot be asked is no proof: nothing is skipped, and it can be tried again (RQ-10)', async () => {
  site.expectTrouble(/^request failed: POST .*verify_identity/)
  const page = await site.newPage()
  // Chromium itself tries again where a kept-alive connection drops.
  site.service.faults.add({ path: '/security/verify_identity', reset: true, times: 9 })
  await page.goto('/login')
  await logIn(page, people.forceTwoStep.email)
  await page.getByRole('heading', { level: 1, name: en('two-step.heading') }).waitFor()
  await page.getByText(en('error.unreachable.title')).waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  site.service.faults.clear()
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await page.getByRole('radio', { name: en('two-step.method.wechat') }).waitFor()
})

test('who has no password sets one first, and no way leads back to that (TWO-02, SCR-20)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page, people.forceTwoStep.email)
  await page.waitForURL(/\/two-step-setup/)
  Object.assign(site.service.peek.account(people.forceTwoStep.email) ?? {}, { password: undefined })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: en('two-step.set-password.title') }).waitFor()
  const { field } = formOf(page, 'two-step')
  await field('password').fill('Arcade2026')
  await field('password_confirmation').fill('Arcade2026')
  await page.getByRole('button', { name: en('two-step.next') }).click()
  await expectStep(page, en('two-step.choose-method.title'))
  expect(await page.getByRole('button', { name: en('two-step.back') }).count()).toBe(0)
  expect(site.service.peek.account(people.forceTwoStep.email)?.password).toBe('Arcade2026')
  await setUpBySms(page)
  await expectDone(page)
})

test('somebody logged in proves the password first (TWO-01, TWO-16)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  await page.goto('/two-step-setup')
  await page.getByRole('heading', { level: 1, name: en('two-step.verify-identity.title') }).waitFor()
  const { field } = formOf(page, 'two-step')
  await whenReady(page, 'two-step')
  await field('password').fill('Wrong2026')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'left' }).waitFor()
  expect(await field('password').inputValue()).toBe('')
  await field('password').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expectStep(page, en('two-step.choose-method.title'))
})

test('in the app the key comes before the picture, and a press hands it to the authenticator (TWO-07)', async () => {
  const page = await site.newPage(phone)
  const client = await enterClient(page, 'app')
  await page.goto('/login')
  const reloaded = page.waitForEvent('load')
  await logIn(page, people.forceTwoStep.email)
  // A client reloads, and is led here by the server (ERR-16).
  await reloaded
  await page.goto('/two-step-setup')
  await whenReady(page, 'two-step')
  await reachAuthenticator(page)
  const link = page.getByRole('link', { name: en('two-step.google.open-app') })
  const uri = readKeyUri((await link.getAttribute('href')) ?? '')
  const picture = page.getByRole('img', { name: /scan it/ })
  await picture.waitFor()
  const tops = await Promise.all([link, picture].map(async (part) => (await part.boundingBox())?.y ?? 0))
  expect(tops[0]).toBeLessThan(tops[1] ?? 0)
  await typeProof(page, totp(site.service, uri.secret))
  await expectStep(page, en('two-step.done.title'))
  await page.getByRole('button', { name: en('two-step.done.action') }).tap()
  await expect.poll(async () => (await client.results()).length).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/two-step-setup')
})

test('in the desktop client: by SMS, and the result goes to its hook (LOG-01, ERR-16)', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  const client = await enterClient(page, 'sync')
  await page.goto('/login')
  const reloaded = page.waitForEvent('load')
  await logIn(page, people.forceTwoStep.email)
  await reloaded
  await page.goto('/two-step-setup')
  await whenReady(page, 'two-step')
  await setUpBySms(page)
  await expectStep(page, en('two-step.done.title'))
  await page.getByRole('button', { name: en('two-step.done.action') }).click()
  await expect.poll(async () => (await client.results()).length).toBe(1)
})

test('under /account every call and picture stays there (SCR-21)', async () => {
  const page = await site.newPage()
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await reachSetUp(page, '/account/login?redirect=%2Faccount%2F__pages%2Fterms')
  expect(new URL(page.url()).pathname).toBe('/account/two-step-setup')
  await reachAuthenticator(page)
  await page.getByRole('img', { name: /scan it/ }).waitFor()
  const key = await readKey(page)
  await typeProof(page, totp(site.service, key))
  await expectDone(page, '/account/__pages/terms')
  expect(paths.filter((path) => /^\/(security|login)/.test(path))).toEqual([])
})

test('on a small phone, in Chinese: by SMS', async () => {
  const page = await site.newPage({ ...phone, viewport: { width: 320, height: 640 } })
  await reachSetUp(page, '/login?lang=zh-TW')
  await page.getByRole('heading', { level: 1, name: '選擇驗證方式' }).waitFor()
  await page.getByRole('button', { name: '下一步' }).tap()
  await page.getByRole('heading', { level: 1, name: '驗證手機號碼' }).waitFor()
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.getByRole('button', { name: '取得驗證碼' }).tap()
  await typeProof(page, await sentCode(site.service))
  await page.getByRole('heading', { level: 1, name: '兩步驟驗證已開啟' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('who opens it with no login at all finds the way to one', async () => {
  const page = await site.newPage()
  await page.goto('/two-step-setup')
  await page.getByRole('heading', { level: 1, name: en('two-step.no-login.title') }).waitFor()
  await page.getByRole('link', { name: en('two-step.no-login.action'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/login')
})

test('Back in the browser goes one step back, and from the end out of the page (TWO-13)', async () => {
  const page = await site.newPage()
  await reachSetUp(page)
  await reachAuthenticator(page)
  await whenWaysBack(page, 2)
  await page.goBack()
  await expectStep(page, en('two-step.download.title'))
  await page.goBack()
  await expectStep(page, en('two-step.choose-method.title'))
  expect(await page.getByRole('radio', { name: /Google Authenticator/ }).isChecked()).toBe(true)
  await setUpBySms(page)
  await expectStep(page, en('two-step.done.title'))
  await whenWaysBack(page, 0)
  await page.goBack()
  await page.waitForURL(/\/login/)
})
