import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import {
  askForCode,
  closeAlert,
  expectTitle,
  nameNew,
  openAs,
  otherThan,
  proveCurrent,
  sentTo,
  submitNew,
  typedInto,
} from './contact-form.ts'
import { logIn, whenReady as whenLoginReady } from './login-form.ts'
import { enterClient, expectArrival, fillIn, formOf, phone as phoneScreen, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const screen = '/security/phone'

const callsTo = (path: string) => site.service.calls.filter((call) => call.path.endsWith(path))
const prove = (page: Page) => proveCurrent(page, site, 'phone', people.mei.phone)

/** Types what the picture shows, and has the code sent. */
async function solvePicture(page: Page): Promise<void> {
  const captcha = page.getByRole('textbox', { name: en('picture-captcha.label') })
  await captcha.waitFor()
  await page.waitForLoadState('networkidle')
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
}

test('the current phone is proved, then the new one, which logs in from then on (SCR-13, LOG-05, VAL-09)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await expectTitle(page, en('change-phone.prove.heading'), { hasFocus: false })
  await page.getByText(people.mei.maskedPhone).first().waitFor()
  await prove(page)
  await expectTitle(page, en('change-phone.replace.heading'))
  await submitNew(page, 'phone', await nameNew(page, site, 'phone', { typed: newPhone }))
  await expectTitle(page, en('change-phone.done.heading'))
  await page.getByText('You log in with 137****7000 from now on.').waitFor()
  // Whose account it is, is asked anew.
  await page.getByRole('img', { name: 'Logged in as the number ending in 7000' }).waitFor()
  // The former phone is told.
  expect(site.service.outbox.at(-1)).toMatchObject({ to: people.mei.phone })
  await page.getByRole('link', { name: en('security.back') }).click()
  await expectArrival(page, '/security')

  const other = await site.newPage()
  await other.goto('/login?redirect=/__pages/terms')
  await logIn(other, newPhone, demoPassword)
  await expectArrival(other, '/__pages/terms')
})

test('a phone of another country, proved and replaced by one of a third (VAL-07, WID-01)', async () => {
  const page = await site.newPage()
  await openAs(page, people.ava.email, screen)
  await page.getByText('(+1)202****143').first().waitFor()
  await proveCurrent(page, site, 'phone', people.ava.phone)
  const code = await nameNew(page, site, 'phone', { typed: '+65 8123 4567', to: '(+65)81234567' })
  await submitNew(page, 'phone', code)
  await expectTitle(page, en('change-phone.done.heading'))
  expect(callsTo('/update_phone').at(-1)?.data).toMatchObject({ phone: '(+65)81234567' })
})

test('who has no phone adds one, with nothing to prove before (SCR-13)', async () => {
  const page = await site.newPage()
  await openAs(page, people.chiaYi.email, screen)
  await expectTitle(page, en('change-phone.add.heading'), { hasFocus: false })
  expect(await page.getByText(en('change-phone.current')).count()).toBe(0)
  await submitNew(page, 'phone', await nameNew(page, site, 'phone', { typed: newPhone }))
  await expectTitle(page, en('change-phone.added.heading'))
  expect(callsTo('/pre_verify_phone')).toEqual([])
})

test('a code that is wrong goes, and all else stays, at either step (WID-13, IN-8)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  const first = await askForCode(page, site, { form: 'prove-phone', to: people.mei.phone })
  const proof = formOf(page, 'prove-phone')
  await fillIn(page, 'prove-phone', { sms_code: otherThan(first) })
  await page.getByText('This is not the code that was sent to you.').waitFor()
  expect(await proof.field('sms_code').inputValue()).toBe('')
  expect(await proof.field('sms_code').evaluate((input) => input === document.activeElement)).toBe(true)
  await fillIn(page, 'prove-phone', { sms_code: first })
  await expectTitle(page, en('change-phone.replace.heading'))
  const second = await nameNew(page, site, 'phone', { typed: newPhone })
  await submitNew(page, 'phone', otherThan(second))
  await page.getByText('This is not the code that was sent to you.').waitFor()
  expect([await typedInto(page, 'change-phone', 'phone'), await typedInto(page, 'change-phone', 'sms_code')]).toEqual([
    newPhone,
    '',
  ])
  await submitNew(page, 'phone', second)
  await expectTitle(page, en('change-phone.done.heading'))
})

test('a phone that is taken, the current one, or none, is said under the phone before a code goes out (WID-13)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await prove(page)
  const { field, form } = formOf(page, 'change-phone')
  const send = form.getByRole('button', { name: en('sms-code.send') })
  for (const [typed, said] of [
    [people.wang.phone, 'This phone belongs to another account.'],
    [people.mei.phone, 'This is your current phone.'],
    ['138', 'Check the number'],
  ] as const) {
    await field('phone').fill(typed)
    await send.click()
    await page.locator('#change-phone-phone-error').filter({ hasText: said }).waitFor()
    expect(await field('phone').inputValue()).toBe(typed)
  }
  expect(callsTo('/update_phone')).toEqual([])
})

test('a proof that is over leads back to it, and what was typed is still there (RQ-10)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await prove(page)
  // The code is younger than the proof.
  site.service.clock.advance(5 * 60_000)
  const code = await nameNew(page, site, 'phone', { typed: newPhone })
  site.service.clock.advance(5 * 60_000 + 1000)
  await submitNew(page, 'phone', code)
  await expectTitle(page, en('change-phone.again.heading'))
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  // The third code of this browser takes a picture.
  await formOf(page, 'prove-phone')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await solvePicture(page)
  await expect.poll(() => site.service.outbox.filter(({ to }) => to === people.mei.phone)).toHaveLength(2)
  await fillIn(page, 'prove-phone', { sms_code: String(sentTo(site, people.mei.phone)?.code) })
  await expectTitle(page, en('change-phone.replace.heading'))
  expect([await typedInto(page, 'change-phone', 'phone'), await typedInto(page, 'change-phone', 'sms_code')]).toEqual([
    newPhone,
    code,
  ])
  await formOf(page, 'change-phone').submit.click()
  await expectTitle(page, en('change-phone.done.heading'))
})

test('a reload after the proof: the server alone says that it still holds, at the first press (RQ-10, ERR-12)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await prove(page)
  const sent = site.service.outbox.length
  await page.reload()
  await expectTitle(page, en('change-phone.prove.heading'), { hasFocus: false })
  await whenReady(page, 'prove-phone')
  await formOf(page, 'prove-phone')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await expectTitle(page, en('change-phone.replace.heading'))
  expect(site.service.outbox.length).toBe(sent)
})

test('a reload while a code is on its way: its countdown goes on, the code is good, and no phone is kept (OC-3, SE-1)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  const code = await askForCode(page, site, { form: 'prove-phone', to: people.mei.phone })
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain('138')
  await page.reload()
  await whenReady(page, 'prove-phone')
  await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor()
  await fillIn(page, 'prove-phone', { sms_code: code })
  await expectTitle(page, en('change-phone.replace.heading'))
})

test('the code comes by voice where that is on offer, once its minute is over (WID-06, WID-07)', async () => {
  const page = await site.newPage()
  await page.clock.install()
  await openAs(page, people.mei.email, screen)
  await askForCode(page, site, { form: 'prove-phone', to: people.mei.phone })
  await page.getByRole('button', { name: /^Resend in/ }).waitFor()
  site.service.clock.advance(61_000)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: en('sms-code.voice') }).click()
  await expect.poll(() => sentTo(site, people.mei.phone)?.channel).toBe('voice')
  await fillIn(page, 'prove-phone', { sms_code: String(sentTo(site, people.mei.phone)?.code) })
  await expectTitle(page, en('change-phone.replace.heading'))
})

test('too many codes are refused in the server’s words, and nothing typed is lost (ERR-13)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await whenReady(page, 'prove-phone')
  site.service.faults.add({ path: '/credential/pre_verify_phone', error: 'verify-too-frequent' })
  await formOf(page, 'prove-phone')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await page
    .getByText(/too (often|many)|wait/i)
    .first()
    .waitFor()
  await prove(page)
})

/** Has two codes sent, so that the server wants to see a person before the third. */
async function arouseSuspicion(page: Page): Promise<void> {
  await openAs(page, people.mei.email, screen)
  await askForCode(page, site, { form: 'prove-phone', to: people.mei.phone })
  // Its countdown is kept from then on.
  await page.getByRole('button', { name: /^Resend in/ }).waitFor()
  site.service.clock.advance(61_000)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await prove(page)
}

test('the picture captcha, where it is due, stands over the code and lets it through (WID-04, ERR-14)', async () => {
  const page = await site.newPage()
  await arouseSuspicion(page)
  await fillIn(page, 'change-phone', { phone: newPhone })
  await formOf(page, 'change-phone')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await solvePicture(page)
  await expect.poll(() => sentTo(site, newPhone)?.code).toBeTruthy()
  await submitNew(page, 'phone', String(sentTo(site, newPhone)?.code))
  await expectTitle(page, en('change-phone.done.heading'))
})

test('the slider, where it is due, is passed and the code goes out by itself (WID-16, ERR-15)', async () => {
  site.service.settings.sliding_captcha_enabled = true
  const page = await site.newPage()
  await arouseSuspicion(page)
  await fillIn(page, 'change-phone', { phone: newPhone })
  await formOf(page, 'change-phone')
    .form.getByRole('button', { name: en('sms-code.send') })
    .click()
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect.poll(() => sentTo(site, newPhone)?.code).toBeTruthy()
  await submitNew(page, 'phone', String(sentTo(site, newPhone)?.code))
  await expectTitle(page, en('change-phone.done.heading'))
})

test('a server error and a lost network in the middle: nothing typed is lost (ERR-01, RQ-7)', async () => {
  site.expectTrouble(/^status 500|^request failed|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  const first = await askForCode(page, site, { form: 'prove-phone', to: people.mei.phone })
  site.service.faults.add({ path: '/credential/pre_verify_phone', status: 500 })
  await fillIn(page, 'prove-phone', { sms_code: first })
  await closeAlert(page, en('error.status-500.title'))
  expect(await typedInto(page, 'prove-phone', 'sms_code')).toBe(first)
  await formOf(page, 'prove-phone').submit.click()
  await expectTitle(page, en('change-phone.replace.heading'))
  const second = await nameNew(page, site, 'phone', { typed: newPhone })
  await page.context().setOffline(true)
  await submitNew(page, 'phone', second)
  await closeAlert(page, en('error.offline.title'))
  await page.context().setOffline(false)
  expect([await typedInto(page, 'change-phone', 'phone'), await typedInto(page, 'change-phone', 'sms_code')]).toEqual([
    newPhone,
    second,
  ])
  await formOf(page, 'change-phone').submit.click()
  await expectTitle(page, en('change-phone.done.heading'))
})

test('fields say what they are for, and one that the browser fills without a word counts (IN-2, IN-5)', async () => {
  const page = await site.newPage()
  await openAs(page, people.mei.email, screen)
  await prove(page)
  const { field, form, submit } = formOf(page, 'change-phone')
  expect(await field('phone').getAttribute('autocomplete')).toBe('tel')
  expect(await field('sms_code').getAttribute('autocomplete')).toBe('one-time-code')
  await field('phone').evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, newPhone)
  await form.hover()
  await form.getByRole('button', { name: en('sms-code.send') }).click()
  await expect.poll(() => sentTo(site, newPhone)?.code).toBeTruthy()
  await fillIn(page, 'change-phone', { sms_code: String(sentTo(site, newPhone)?.code) })
  expect(await submit.getAttribute('aria-disabled')).toBeNull()
})

test('what it is now cannot be asked: said in its place, and tried again there (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await openAs(page, people.mei.email, '/security')
  // Asked by that page too.
  await page.getByRole('img', { name: 'Logged in as' }).waitFor()
  site.service.faults.add({ path: '/credential/get_login', status: 500 })
  await page.goto(screen)
  await page
    .getByRole('alert')
    .filter({ hasText: en('error.status-500.title') })
    .waitFor()
  expect(await page.locator('main form').count()).toBe(0)
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await whenReady(page, 'prove-phone')
})

test('a script that does not arrive is said in its place (RS-1)', async () => {
  site.expectTrouble(/contact-steps|ERR_FAILED/)
  const page = await site.newPage()
  await page.route(/contact-steps.*\.js/, (route) => route.abort())
  await openAs(page, people.mei.email, screen)
  await page.getByText('Part of this page did not arrive.').first().waitFor()
})

test('a stranger is led to the login, and back to this page', async () => {
  const page = await site.newPage()
  await page.goto(screen)
  await page.waitForURL(/\/login\?/)
  await whenLoginReady(page)
  await logIn(page)
  await expectArrival(page, screen)
  await whenReady(page, 'prove-phone')
})

test('on a phone of 320 px, in Chinese, under /account: nothing is wider than the page (SCR-21, AC-1)', async () => {
  const page = await site.newPage({ ...phoneScreen, viewport: { width: 320, height: 640 }, locale: 'zh-CN' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await openAs(page, people.mei.email, `/account${screen}`)
  await expectTitle(page, '验证当前手机号', { hasFocus: false })
  await prove(page)
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await isWide()).toBe(false)
  await submitNew(page, 'phone', await nameNew(page, site, 'phone', { typed: newPhone }))
  await expectTitle(page, '手机号已更改')
  expect(await isWide()).toBe(false)
  expect(sent.filter((path) => !path.startsWith('/account/'))).toEqual([])
  await page.getByRole('link', { name: '返回账号安全' }).click()
  await expectArrival(page, '/account/security')
})

test.each(['sync', 'app'] as const)('inside the %s client, in its window of 380x520', async (type) => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await openAs(page, people.mei.email, '/security')
  await enterClient(page, type)
  await page.goto(screen)
  await prove(page)
  await submitNew(page, 'phone', await nameNew(page, site, 'phone', { typed: newPhone }))
  await expectTitle(page, en('change-phone.done.heading'))
})
