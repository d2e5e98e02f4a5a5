import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { lastCode } from '../mocks/last-code.ts'
import { enterClient, expectArrival, fillIn, formOf, phone, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const needsPhone = '/activation?token=demo-activation'
const hasPhone = '/activation?token=demo-activation-phone'
const number = '13700137000'
const account = { name: 'Lin Yue', password: 'Lantern2026', password_confirmation: 'Lantern2026' }

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isFocused = (page: Page, name: string) => title(page, name).evaluate((node) => node === document.activeElement)

async function askForCode(page: Page) {
  await fillIn(page, 'activation-phone', { phone: number })
  const { form } = formOf(page, 'activation-phone')
  await form.getByRole('button', { name: /Send code|获取验证码/ }).click()
  await expect.poll(() => lastCode(site.service, number)).toMatch(/^\d{4}$/)
}

async function provePhone(page: Page) {
  await askForCode(page)
  await submitForm(page, 'activation-phone', { sms_captcha: lastCode(site.service, number) })
  await title(page, 'Set up your account').waitFor()
}

async function fillAccount(page: Page) {
  await fillIn(page, 'activation', account)
  await formOf(page, 'activation').form.getByRole('checkbox').check()
}

test.each(['', '/account'])(
  '%s/activation: proves the phone, sets the account up, is in, and logs in with it later (SCR-06)',
  async (prefix) => {
    const page = await site.newPage()
    await page.goto(prefix + needsPhone)
    await title(page, 'Verify your phone').waitFor()
    await page.getByText('Arcade Ltd has invited you').waitFor()
    await expect.poll(() => isFocused(page, 'Verify your phone')).toBe(true)
    await provePhone(page)
    await expect.poll(() => isFocused(page, 'Set up your account')).toBe(true)
    await page.getByText('137****7000').waitFor()
    await fillAccount(page)
    await formOf(page, 'activation').submit.click()
    await expectArrival(page, '/')

    const later = await site.newPage()
    await later.goto(`${prefix}/login`)
    await submitForm(later, 'login', { login: number, password: account.password })
    await later.waitForURL((url) => url.pathname !== `${prefix}/login`)
  },
)

test('on a phone, with a phone that is known: one step, and in (SCR-06)', async () => {
  const page = await site.newPage(phone)
  await page.goto(hasPhone)
  await title(page, 'Set up your account').waitFor()
  await page.getByText('135****5000').waitFor()
  await fillAccount(page)
  await formOf(page, 'activation').submit.click()
  await expectArrival(page, '/')
})

test.each(['/activation', '/activation?token=nothing'])(
  '%s is no invitation, and leads to the login',
  async (address) => {
    const page = await site.newPage()
    await page.goto(address)
    await title(page, 'This invitation link no longer works').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await page.getByRole('link', { name: 'Go to login' }).click()
    await whenReady(page, 'login')
  },
)

test('a link that was used says so, and so does one that is used meanwhile', async () => {
  const pages = [await site.newPage(), await site.newPage()]
  for (const page of pages) {
    await page.goto(hasPhone)
    await fillAccount(page)
  }
  const [first, second] = pages as [Page, Page]
  await formOf(first, 'activation').submit.click()
  await expectArrival(first, '/')
  await formOf(second, 'activation').submit.click()
  await title(second, 'This invitation link no longer works').waitFor()
  expect(await second.getByRole('alertdialog').count()).toBe(0)
  await second.reload()
  await title(second, 'This invitation link no longer works').waitFor()
})

test('a wrong code stands under the code, which is emptied; the phone stays', async () => {
  const page = await site.newPage()
  await page.goto(needsPhone)
  await askForCode(page)
  const right = lastCode(site.service, number)
  await submitForm(page, 'activation-phone', { sms_captcha: right === '0000' ? '1111' : '0000' })
  await page.locator('#activation-phone-sms_captcha-error').waitFor()
  const { field } = formOf(page, 'activation-phone')
  expect([await field('phone').inputValue(), await field('sms_captcha').inputValue()]).toEqual([number, ''])
  await submitForm(page, 'activation-phone', { sms_captcha: right })
  await title(page, 'Set up your account').waitFor()
})

test('a phone that has an account is told so under the phone, once its code was right', async () => {
  const page = await site.newPage()
  await page.goto(needsPhone)
  await fillIn(page, 'activation-phone', { phone: '13800138000' })
  await formOf(page, 'activation-phone').form.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => lastCode(site.service, '13800138000')).toMatch(/^\d{4}$/)
  await submitForm(page, 'activation-phone', { sms_captcha: lastCode(site.service, '13800138000') })
  await page.locator('#activation-phone-phone-error').getByText('There is already an account').waitFor()
})

test('an invitation that cannot be looked up is tried again in its place (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  site.service.faults.add({ path: '/activation/confirm_account', status: 500 })
  const page = await site.newPage()
  await page.goto(hasPhone)
  await page.getByRole('alert').filter({ hasText: 'The server had a small problem' }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await title(page, 'Set up your account').waitFor()
})

test('scripts that do not arrive are said, and asked for again', async () => {
  site.expectTrouble(/activation-steps|ERR_FAILED/)
  const page = await site.newPage()
  await page.route(/activation-steps.*\.js/, (route) => route.abort())
  await page.goto(hasPhone)
  await page.getByRole('alert').filter({ hasText: 'did not arrive' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

test('offline in the middle: nothing typed is lost, and the next try activates', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  const fetchedAhead = page.waitForResponse(/feedback-surfaces/)
  await page.goto(hasPhone)
  await fillAccount(page)
  await fetchedAhead
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const { field, submit } = formOf(page, 'activation')
  await submit.click()
  await page.getByRole('alertdialog', { name: 'You are offline' }).getByRole('button', { name: 'OK' }).click()
  await page.context().setOffline(false)
  expect([await field('name').inputValue(), await field('password').inputValue()]).toEqual([
    account.name,
    account.password,
  ])
  await submit.click()
  await expectArrival(page, '/')
})

test.each(['sync', 'app'] as const)(
  'inside the %s client the result goes to its hook, and the page stays',
  async (type) => {
    const page = await site.newPage(type === 'app' ? phone : { viewport: { width: 380, height: 520 } })
    const client = await enterClient(page, type)
    await page.goto(hasPhone)
    await fillAccount(page)
    await formOf(page, 'activation').submit.click()
    await expect.poll(async () => (await client.results()).length).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/activation')
  },
)

test('by keyboard alone, in Chinese: from the title to the account (AC-6)', async () => {
  const page = await site.newPage({ locale: 'zh-CN' })
  await page.goto(needsPhone)
  await title(page, '验证手机号').waitFor()
  await whenReady(page, 'activation-phone')
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return (activeElement as HTMLInputElement | null)?.name || (activeElement?.textContent ?? '')
    })
  const tabTo = async (there: string | RegExp) => {
    for (let presses = 0; presses < 15 && !(await focused()).match(there); presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toMatch(there)
  }
  await tabTo(/^phone$/)
  await page.keyboard.type(number)
  await tabTo('获取验证码')
  await page.keyboard.press('Enter')
  await expect.poll(() => lastCode(site.service, number)).toMatch(/^\d{4}$/)
  await expect.poll(focused).toBe('sms_captcha')
  await page.keyboard.type(lastCode(site.service, number))
  await page.keyboard.press('Enter')
  await title(page, '设置你的账号').waitFor()
  await tabTo(/^name$/)
  await page.keyboard.type('林悦')
  await tabTo(/^password$/)
  await page.keyboard.type(account.password)
  await tabTo('password_confirmation')
  await page.keyboard.type(account.password)
  await tabTo('protocol')
  await page.keyboard.press('Space')
  await tabTo('激活并登录')
  await page.keyboard.press('Enter')
  await expectArrival(page, '/')
})
