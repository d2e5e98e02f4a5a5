import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from '../mocks/last-code.ts'
import { en } from '../screens/english.ts'
import { button } from '../screens/step.ts'
import {
  enterClient,
  expectArrival,
  fillIn,
  formOf,
  phone,
  submitForm,
  whenFetchedAhead,
  whenReady,
} from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const needsPhone = '/activation?token=demo-activation'
const hasPhone = '/activation?token=demo-activation-phone'
const account = { name: 'Lin Yue', password: 'Lantern2026', password_confirmation: 'Lantern2026' }

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isFocused = (page: Page, name: string) => title(page, name).evaluate((node) => node === document.activeElement)

async function askForCode(page: Page) {
  await fillIn(page, 'activation-phone', { phone: newPhone })
  await perform(page, { press: button('sms-code.send') })
  await expect.poll(() => lastCode(site.service, newPhone)).toMatch(/^\d{4}$/)
}

async function provePhone(page: Page) {
  await askForCode(page)
  await submitForm(page, 'activation-phone', { sms_code: lastCode(site.service, newPhone) })
  await title(page, en('activation.account.heading')).waitFor()
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
    await title(page, en('activation.phone.heading')).waitFor()
    await page.getByText('Arcade Ltd has invited you').waitFor()
    await expect.poll(() => isFocused(page, en('activation.phone.heading'))).toBe(true)
    await provePhone(page)
    await expect.poll(() => isFocused(page, en('activation.account.heading'))).toBe(true)
    await page.getByText('137****7000').waitFor()
    await fillAccount(page)
    await formOf(page, 'activation').submit.click()
    await expectArrival(page, '/')

    const later = await site.newPage()
    await later.goto(`${prefix}/login`)
    await submitForm(later, 'login', { login: newPhone, password: account.password })
    await later.waitForURL((url) => url.pathname !== `${prefix}/login`)
  },
)

test('on a phone, with a phone that is known: one step, and in (SCR-06)', async () => {
  const page = await site.newPage(phone)
  await page.goto(hasPhone)
  await title(page, en('activation.account.heading')).waitFor()
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
    await title(page, en('activation.dead.heading')).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await page.getByRole('link', { name: en('activation.dead.login') }).click()
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
  await title(second, en('activation.dead.heading')).waitFor()
  expect(await second.getByRole('alertdialog').count()).toBe(0)
  await second.reload()
  await title(second, en('activation.dead.heading')).waitFor()
})

test('a wrong code stands under the code, which is emptied; the phone stays', async () => {
  const page = await site.newPage()
  await page.goto(needsPhone)
  await askForCode(page)
  const right = lastCode(site.service, newPhone)
  await submitForm(page, 'activation-phone', { sms_code: right === '0000' ? '1111' : '0000' })
  await page.locator('#activation-phone-sms_code-error').waitFor()
  const { field } = formOf(page, 'activation-phone')
  expect([await field('phone').inputValue(), await field('sms_code').inputValue()]).toEqual([newPhone, ''])
  await submitForm(page, 'activation-phone', { sms_code: right })
  await title(page, en('activation.account.heading')).waitFor()
})

test('a phone that has an account is told so under the phone, once its code was right', async () => {
  const page = await site.newPage()
  await page.goto(needsPhone)
  await fillIn(page, 'activation-phone', { phone: people.mei.phone })
  await formOf(page, 'activation-phone')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await expect.poll(() => lastCode(site.service, people.mei.phone)).toMatch(/^\d{4}$/)
  await submitForm(page, 'activation-phone', { sms_code: lastCode(site.service, people.mei.phone) })
  await page.locator('#activation-phone-phone-error').getByText('There is already an account').waitFor()
})

test('an invitation that cannot be looked up is tried again in its place (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  site.service.faults.add({ path: '/activation/confirm_account', status: 500 })
  const page = await site.newPage()
  await page.goto(hasPhone)
  await page
    .getByRole('alert')
    .filter({ hasText: en('error.status-500.title') })
    .waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await title(page, en('activation.account.heading')).waitFor()
})

test('scripts that do not arrive are said, and asked for again', async () => {
  site.expectTrouble(/activation-steps|ERR_FAILED/)
  const page = await site.newPage()
  await page.route(/activation-steps.*\.js/, (route) => route.abort())
  await page.goto(hasPhone)
  await page.getByRole('alert').filter({ hasText: 'did not arrive' }).waitFor()
  await page.getByRole('button', { name: en('error-card.retry') }).waitFor()
})

test('while the part that sends codes is lost, a press says so, and the next one that gets it sends (RS-1)', async () => {
  site.expectTrouble(/sms-part|ERR_FAILED/)
  const page = await site.newPage()
  const part = /sms-part.*\.js/
  await page.route(part, (route) => route.abort())
  await page.goto(needsPhone)
  await fillIn(page, 'activation-phone', { phone: newPhone })
  await perform(page, { press: button('sms-code.send') })
  await page.getByText(en('page.load-failed')).first().waitFor()
  await page.unroute(part)
  await askForCode(page)
  await formOf(page, 'activation-phone').field('sms_code').and(page.locator(':focus')).waitFor()
  expect(await formOf(page, 'activation-phone').field('phone').inputValue()).toBe(newPhone)
})

test('offline in the middle: nothing typed is lost, and the next try activates', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await page.goto(hasPhone)
  await fillAccount(page)
  await whenFetchedAhead(page)
  await page.context().setOffline(true)
  const { field, submit } = formOf(page, 'activation')
  await submit.click()
  await page
    .getByRole('alertdialog', { name: en('error.offline.title') })
    .getByRole('button', { name: en('dialog.ok') })
    .click()
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
