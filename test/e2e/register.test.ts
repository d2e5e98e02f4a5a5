import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { newcomer } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { fillDetails, goToVerification } from '../screens/register.ts'
import { expectArrival, expectBackSteps, locateForm, waitUntilReady } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Types a name, clicks the link to the login page, and returns the dialog that asks why the user is leaving. */
async function leaveHalfway(page: Page) {
  await page.goto('/register/personal')
  await perform(page, { type: [['register.name', newcomer.name]] })
  await page.locator('a[aria-haspopup=dialog]').click()
  return page.getByRole('dialog', { name: en('leave-reason.title') })
}

const clickLogIn = (scope: Page | Locator) => scope.getByRole('button', { name: en('register.log-in') }).click()

test('the page asks once per tab why the user is leaving halfway, and navigates before the server responds', async () => {
  const page = await site.newPage()
  const respond = site.service.faults.hold({ path: '/report_why_leave' })
  const dialog = await leaveHalfway(page)
  await dialog.getByText(en('leave-reason.has-account')).click()
  await dialog.getByRole('textbox').fill('I forgot')
  await clickLogIn(dialog)
  await expectArrival(page, '/login')
  respond()
  await expect
    .poll(() => site.service.peek.leaveReasons())
    .toMatchObject([{ reason: 'has_account', detail: 'I forgot' }])

  await page.goto('/register/personal')
  await perform(page, { type: [['register.name', newcomer.name]] })
  // Wait for the dialog’s script, since the dialog could not open without it.
  const loadedResources = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(loadedResources).toContain('/confirm-leave-link-')
  await page.getByRole('link', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
})

test('the page sends nothing if the user chooses no reason, and opens no dialog if the form is empty', async () => {
  const page = await site.open('/register/personal')
  await waitUntilReady(page, 'register')
  await page.getByRole('link', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
  await clickLogIn(await leaveHalfway(page))
  await expectArrival(page, '/login')
  expect(site.service.peek.leaveReasons()).toEqual([])
})

test('Back goes from the second step to the first, then to the choice of account type, and keeps all input', async () => {
  const page = await site.open('/register')
  await page.getByRole('link', { name: en('register.choice.personal') }).click()
  await waitUntilReady(page, 'register')
  await perform(page, { ...fillDetails(), ...goToVerification })
  const { field } = locateForm(page, 'register')
  await field('password').fill(newcomer.password)
  await expectBackSteps(page, 1)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: en('register.personal.title') }).waitFor()
  expect(await field('phone').inputValue()).toBe(newcomer.phone)
  // Forward stays on the first step.
  await page.goForward()
  await field('name').waitFor()
  await locateForm(page, 'register').submit.click()
  await page.getByRole('heading', { name: en('register.verify.title') }).waitFor()
  expect(await field('password').inputValue()).toBe(newcomer.password)
  await expectBackSteps(page, 1)
  await page.goBack()
  await field('name').waitFor()
  await page.goBack()
  await expectArrival(page, '/register')
})
