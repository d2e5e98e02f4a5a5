import { expect, test } from 'vitest'
import { newcomer, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, fillIn, formOf } from './page-form.ts'
import { finish, reachProof, receiveCode, registrations } from './register-form.ts'
import { openSite } from './site.ts'

const site = openSite()

test('a coupon that the server refuses is said under it; taken back, the account opens (1500008)', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal?coupon=SPRING2025')
  await reachProof(page)
  await page.getByText('unknown or has expired').first().waitFor()
  await finish(page, await receiveCode(site, page))
  await page.getByText('This coupon has expired.').waitFor()
  const { field, submit } = formOf(page, 'register')
  expect(await field('coupon').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field('password').inputValue()).toBe(newcomer.password)
  await field('coupon').fill('')
  await submit.click()
  await expectArrival(page, '/')
})

test('a phone that has an account leads to login, before any code is sent (1500006)', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal?redirect=/files')
  await fillIn(page, 'register', { name: 'Mei Lin', phone: people.mei.phone })
  await formOf(page, 'register').submit.click()
  await page.getByText(en('register.phone-taken')).waitFor()
  expect(await formOf(page, 'register').field('name').inputValue()).toBe('Mei Lin')
  expect(site.service.outbox).toEqual([])
  await formOf(page, 'register')
    .form.getByRole('link', { name: en('register.log-in') })
    .click()
  await expectArrival(page, '/login')
  expect(new URL(page.url()).search).toBe('?redirect=%2Ffiles')
})

test('a phone that is taken meanwhile brings the first step back, with what was typed', async () => {
  const page = await site.newPage()
  site.service.faults.add({ path: '/captcha/check_phone/', status: 500 })
  site.expectTrouble(/^status 500/)
  await page.goto('/register/personal')
  await reachProof(page, { ...newcomer, phone: people.mei.phone })
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.getByText(en('register.phone-taken')).waitFor()
  const { field } = formOf(page, 'register')
  expect(await field('phone').evaluate((input) => input === document.activeElement)).toBe(true)
  await field('phone').fill(newcomer.phone)
  await formOf(page, 'register').submit.click()
  await page.getByText(/Verify \+86 13700137000/).waitFor()
})

test('a wrong code goes and takes the focus; all else stays, and the right one opens the account (SCR-04)', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal')
  await reachProof(page)
  const code = await receiveCode(site, page)
  await finish(page, code === '1234' ? '4321' : '1234')
  const { field, submit } = formOf(page, 'register')
  await expect.poll(() => field('sms_code').getAttribute('aria-invalid')).toBe('true')
  expect(await field('sms_code').inputValue()).toBe('')
  expect(await field('sms_code').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field('password').inputValue()).toBe(newcomer.password)
  await field('sms_code').fill(code)
  await submit.click()
  await expectArrival(page, '/')
})

test('closed registration is a screen of its own, on the choice, on a form and when a code is asked for (1500001)', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal')
  await reachProof(page)
  site.service.settings.register_enabled = false
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  const closed = page.getByRole('heading', { name: en('register.closed.title') })
  await closed.waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  for (const path of ['/register', '/register/enterprise']) {
    await page.goto(path)
    await closed.waitFor()
  }
  await page.getByRole('link', { name: en('register.go-to-login') }).click()
  await expectArrival(page, '/login')
})

test('a 500 and a lost connection at the end lose nothing; the next try opens the account (ERR-01)', async () => {
  site.expectTrouble(/^status 500|^request failed: POST/)
  const page = await site.newPage()
  await page.goto('/register/personal')
  await reachProof(page)
  const code = await receiveCode(site, page)
  site.service.faults.add({ path: '/personal_register', error: 'status-500' })
  await finish(page, code)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  const { field, submit } = formOf(page, 'register')
  expect(await field('sms_code').inputValue()).toBe(code)
  site.service.faults.add({ path: '/personal_register', reset: true, times: 9 })
  await submit.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  expect(await field('password').inputValue()).toBe(newcomer.password)
  site.service.faults.clear()
  await submit.click()
  await expectArrival(page, '/')
})

test('the page’s policy judges the password before it is sent (VAL-06)', async () => {
  site.service.settings.password_require_capital = true
  site.service.settings.password_require_special = true
  const page = await site.newPage()
  await page.goto('/register/personal')
  await reachProof(page)
  const code = await receiveCode(site, page)
  await finish(page, code, 'harbour2026')
  const { field, submit } = formOf(page, 'register')
  await expect.poll(() => field('password').getAttribute('aria-invalid')).toBe('true')
  expect(registrations(site)).toEqual([])
  for (const name of ['password', 'password_confirmation']) await field(name).fill('Harbour#2026')
  await submit.click()
  await expectArrival(page, '/')
})
