import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from '../mocks/last-code.ts'
import { en } from '../screens/english.ts'
import { enterClient, expectArrival, fillIn, formOf, phone, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const demo = '/bind?type=wechat&bind_token=demo-bind'
/** An account that nobody has bound to WeChat yet. */
const ava = { login: people.ava.email, password: demoPassword }
const newcomer = {
  name: 'Kai Chen',
  phone: newPhone,
  password: 'Lantern2026',
  password_confirmation: 'Lantern2026',
}

const thirdsOf = (login: string) => site.service.peek.account(login)?.thirds.map(({ type }) => type)
const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
const toRegister = (page: Page) => page.getByRole('button', { name: en('bind.to-register') }).click()

/** Fills the second way in, with the code that was sent, up to its submit. */
async function fillRegister(page: Page) {
  await toRegister(page)
  await fillIn(page, 'bind-register', newcomer)
  const { form, field } = formOf(page, 'bind-register')
  await form.getByRole('button', { name: en('sms-code.send') }).click()
  await expect.poll(() => lastCode(site.service, newcomer.phone)).toMatch(/^\d{4}$/)
  await field('sms_code').fill(lastCode(site.service, newcomer.phone))
  await form.getByRole('checkbox').check()
}

test.each(['', '/account'])(
  '%s/login, WeChat, a newcomer: logs in and is bound, and WeChat is enough the next time (SCR-18, LOG-06)',
  async (prefix) => {
    const page = await site.newPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.goto(`${prefix}/login?redirect=/__pages/terms`)
    await whenReady(page, 'login')
    await page.getByRole('link', { name: en('login.third.wechat') }).click()
    await page.getByRole('button', { name: /Kai Chen/ }).click()
    await page.waitForURL(`**${prefix}/bind?**`)
    await page.getByText('This WeChat account is not connected').waitFor()
    await submitForm(page, 'bind-login', ava)
    await expectArrival(page, '/__pages/terms')
    expect(thirdsOf(ava.login)).toEqual(['dingtalk', 'wechat'])
    expect(sent.filter((path) => path === `${prefix}/bind_login`)).toHaveLength(1)

    const later = await site.newPage()
    await later.goto(`${prefix}/login`)
    await whenReady(later, 'login')
    await later.getByRole('link', { name: en('login.third.wechat') }).click()
    await later.getByRole('button', { name: /Ava Brooks/ }).click()
    await expectArrival(later, `${prefix}/`)
  },
)

test('on a phone somebody new registers and is bound (SCR-18)', async () => {
  const page = await site.newPage(phone)
  await page.goto(`${demo}&redirect=/__pages/terms`)
  await fillRegister(page)
  await formOf(page, 'bind-register').submit.click()
  await expectArrival(page, '/__pages/terms')
  expect(thirdsOf(newcomer.phone)).toEqual(['wechat'])
})

test('switching loses nothing typed, and moves the focus to the title (AC-6)', async () => {
  const page = await site.newPage()
  await page.goto(demo)
  await fillIn(page, 'bind-login', ava)
  await toRegister(page)
  const title = page.getByRole('heading', { level: 1, name: 'Create your Portico account' })
  await expect.poll(() => title.evaluate((node) => node === document.activeElement)).toBe(true)
  await fillIn(page, 'bind-register', { name: 'Kai' })
  await page.getByRole('button', { name: en('bind.to-login') }).click()
  const { field, submit } = formOf(page, 'bind-login')
  expect([await field('login').inputValue(), await field('password').inputValue()]).toEqual(Object.values(ava))
  await toRegister(page)
  expect(await formOf(page, 'bind-register').field('name').inputValue()).toBe('Kai')
  await page.getByRole('button', { name: en('bind.to-login') }).click()
  await submit.click()
  await expectArrival(page, '/')
})

test('a wrong password is said beside the button: the login stays, the password goes (ERR-06, IN-9)', async () => {
  const page = await site.newPage()
  await page.goto(demo)
  await submitForm(page, 'bind-login', { ...ava, password: 'Wrong2026' })
  await page.getByRole('alert').filter({ hasText: 'tries left' }).waitFor()
  const { field } = formOf(page, 'bind-login')
  expect([await field('login').inputValue(), await field('password').inputValue()]).toEqual([ava.login, ''])
  expect(await focusedName(page)).toBe('password')
})

test('the picture captcha is asked for where the login needs it, and lets the right password in (ERR-14)', async () => {
  const page = await site.newPage()
  await page.goto('/bind?type=dingtalk&bind_token=demo-bind')
  await whenReady(page, 'bind-login')
  await page.goto(demo)
  await submitForm(page, 'bind-login', { login: people.noor.email, password: ava.password })
  const { field, submit } = formOf(page, 'bind-login')
  await field('pic_captcha').waitFor()
  await expect.poll(() => focusedName(page)).toBe('pic_captcha')
  expect(await field('password').inputValue()).toBe(ava.password)
  await expect.poll(() => site.service.peek.captcha()).toHaveLength(4)
  await field('pic_captcha').fill(String(site.service.peek.captcha()))
  await submit.click()
  await expectArrival(page, '/')
  expect(thirdsOf(people.noor.email)).toEqual(['wechat'])
})

test('an account that has a bind of this kind is told so, and nothing typed is lost', async () => {
  const page = await site.newPage()
  await page.goto(demo)
  await submitForm(page, 'bind-login', { ...ava, login: people.mei.email })
  const alert = page.getByRole('alertdialog', { name: /already bound to another account of this kind/ })
  await alert.getByRole('button', { name: en('dialog.ok') }).click()
  const { field } = formOf(page, 'bind-login')
  expect([await field('login').inputValue(), await field('password').inputValue()]).toEqual([
    people.mei.email,
    ava.password,
  ])
})

test('a login that needs its second step goes on there, and binds once that is done', async () => {
  const page = await site.newPage()
  await page.goto(demo)
  await submitForm(page, 'bind-login', { ...ava, login: people.zhou.email })
  await page.waitForURL(/\/two-step-login/)
  expect(thirdsOf(people.zhou.email)).toEqual([])
})

test.each([
  ['/bind', en('bind.dead.other')],
  ['/bind?type=wechat', 'Log in with WeChat again'],
  ['/bind?type=constructor&bind_token=', en('bind.dead.other')],
])('%s lacks what it takes, and leads to where it begins', async (address, action) => {
  const page = await site.newPage()
  await page.goto(address)
  await page.getByRole('heading', { name: en('bind.dead.heading') }).waitFor()
  await page.getByRole('link', { name: action }).waitFor()
  expect(await page.locator('form').count()).toBe(0)
})

test('a token that is over leads to the third party again, with where the person wanted to go', async () => {
  const page = await site.newPage()
  await page.goto('/login?redirect=/__pages/terms')
  await whenReady(page, 'login')
  await page.getByRole('link', { name: en('login.third.wechat') }).click()
  await page.getByRole('button', { name: /Kai Chen/ }).click()
  await whenReady(page, 'bind-login')
  site.service.clock.advance(16 * 60_000)
  await submitForm(page, 'bind-login', ava)
  await page.getByRole('heading', { name: en('bind.dead.heading') }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Log in with WeChat again' }).click()
  await page.getByRole('button', { name: /Kai Chen/ }).click()
  await submitForm(page, 'bind-login', ava)
  await expectArrival(page, '/__pages/terms')
})

test('a wrong code stands under the code, which is emptied; all else stays', async () => {
  const page = await site.newPage()
  await page.goto(demo)
  await fillRegister(page)
  const { field, submit } = formOf(page, 'bind-register')
  const right = await field('sms_code').inputValue()
  await field('sms_code').fill(right === '0000' ? '1111' : '0000')
  await submit.click()
  await page.locator('#bind-register-sms_code-error').waitFor()
  expect(await field('sms_code').inputValue()).toBe('')
  expect(await field('password').inputValue()).toBe(newcomer.password)
  await field('sms_code').fill(right)
  await submit.click()
  await expectArrival(page, '/')
})

test.each(['sync', 'app'] as const)(
  'inside the %s client the result goes to its hook, and the page stays',
  async (type) => {
    const page = await site.newPage(type === 'app' ? phone : { viewport: { width: 380, height: 520 } })
    const client = await enterClient(page, type)
    await page.goto(demo)
    await submitForm(page, 'bind-login', ava)
    await expect.poll(async () => (await client.results()).length).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/bind')
  },
)

test('a server error, then a lost network: nothing typed is lost, and the next try binds (ERR-01)', async () => {
  site.expectTrouble(/^status 500|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  const fetchedAhead = page.waitForResponse(/feedback-surfaces/)
  await page.goto(demo)
  await fetchedAhead
  site.service.faults.add({ path: '/bind_login', status: 500 })
  await submitForm(page, 'bind-login', ava)
  const { field, submit } = formOf(page, 'bind-login')
  await page
    .getByRole('alertdialog', { name: en('error.status-500.title') })
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await page.context().setOffline(true)
  await submit.click()
  await page
    .getByRole('alertdialog', { name: en('error.offline.title') })
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await page.context().setOffline(false)
  expect([await field('login').inputValue(), await field('password').inputValue()]).toEqual(Object.values(ava))
  await submit.click()
  await expectArrival(page, '/')
})

test('where no new accounts are taken the second way is not offered', async () => {
  site.service.settings.register_enabled = false
  const page = await site.newPage()
  await page.goto(demo)
  await whenReady(page, 'bind-login')
  await page.getByRole('button', { name: en('bind.to-register') }).waitFor({ state: 'detached' })
})
