import { expect, test } from 'vitest'
import { newcomer } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { fillWho, goOn, register } from '../screens/register.ts'
import { expectArrival, fillIn, formOf, whenReady, whenWaysBack } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('who leaves half-way is asked why once, answers, and goes on', async () => {
  const page = await site.open('/register/personal')
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.locator('a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog', { name: en('leave-reason.title') })
  await dialog.getByText(en('leave-reason.has-account')).click()
  await dialog.getByRole('textbox').fill('I forgot')
  await dialog.getByRole('button', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
  expect(site.service.peek.leaveReasons()).toMatchObject([{ reason: 'has_account', detail: 'I forgot' }])

  // Once a tab.
  await page.goto('/register/personal')
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
})

test('the question is skipped with one press, and nothing is sent; whoever typed nothing is not asked', async () => {
  const page = await site.open('/register/personal')
  await whenReady(page, 'register')
  await page.getByRole('link', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
  await page.goto('/register/personal')
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.locator('a[aria-haspopup=dialog]').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('register.log-in') })
    .click()
  await expectArrival(page, '/login')
  expect(site.service.peek.leaveReasons()).toEqual([])
})

test('an answer that does not get through holds nobody up', async () => {
  const page = await site.open('/register/personal')
  const answer = site.service.faults.hold({ path: '/report_why_leave' })
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.locator('a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(en('leave-reason.other')).click()
  await dialog.getByRole('button', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
  answer()
})

test('a phone of another country registers by its own code (VAL-07)', async () => {
  const page = await site.open('/register/personal')
  await perform(page, register({ ...newcomer, phone: '+852 5123 4567' }, '(+852)51234567'), site)
  await expectArrival(page, '/')
  expect(site.service.peek.account('(+852)51234567')?.title).toBe(newcomer.name)
})

test('Back in the browser leads from the second step to the first and then to the choice, and loses nothing', async () => {
  const page = await site.open('/register')
  await page.getByRole('link', { name: /^For me/ }).click()
  await whenReady(page, 'register')
  await perform(page, { ...fillWho(), ...goOn })
  const { field } = formOf(page, 'register')
  await field('password').fill(newcomer.password)
  await whenWaysBack(page, 1)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: en('register.personal.title') }).waitFor()
  expect(await field('phone').inputValue()).toBe(newcomer.phone)
  // Forward leads to no step that was not gone through once more.
  await page.goForward()
  await field('name').waitFor()
  await formOf(page, 'register').submit.click()
  await page.getByRole('heading', { name: en('register.proof.title') }).waitFor()
  expect(await field('password').inputValue()).toBe(newcomer.password)
  await whenWaysBack(page, 1)
  await page.goBack()
  await field('name').waitFor()
  await page.goBack()
  await expectArrival(page, '/register')
})
