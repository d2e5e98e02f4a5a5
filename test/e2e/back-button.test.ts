import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { choose } from '../screens/two-step.ts'
import { logInViaApi, openAs } from './log-in-via-api.ts'
import { expectArrival, expectBackSteps, submitForm } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'
import { openSettings, settingsPath, waitForDialog } from './two-step.ts'

const site = openSite()

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' })
const getPathAndSearch = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('Back closes a confirmation dialog, and leaves the page if a reload has closed the dialog (AC-2)', async () => {
  const page = await site.newPage()
  await logInViaApi(page)
  await page.goto('/security')
  await page.goto('/security/third-party')
  const openConfirmation = () =>
    page.getByRole('button', { name: en('linked-accounts.unlink-label', { provider: 'WeChat' }), exact: true }).click()
  const confirmation = page.getByRole('alertdialog')
  await openConfirmation()
  await expectBackSteps(page, 1)
  await goBack(page)
  await confirmation.waitFor({ state: 'hidden' })
  expect(getPathAndSearch(page)).toBe('/security/third-party')
  await openConfirmation()
  await confirmation.getByRole('button', { name: en('linked-accounts.confirm.no') }).click()
  await expectBackSteps(page, 0)
  await openConfirmation()
  await expectBackSteps(page, 1)
  await page.reload()
  await expectBackSteps(page, 0)
  await goBack(page)
  await expectArrival(page, '/security')
})

test('Back retraces the steps of a setup, then closes the dialog and clears the query (TWO-13)', async () => {
  const page = await site.newPage()
  await openSettings(site, page, '/security')
  await page.goto(settingsPath)
  await page.goto(`${settingsPath}?type=set`)
  const identityDialog = await waitForDialog(page, 'two-step.verify-identity.title')
  const confirmation = page.getByRole('alertdialog', { name: en('two-step.leave.title') })
  await page.keyboard.type(demoPassword)
  await expectBackSteps(page, 1)
  await goBack(page)
  await confirmation.waitFor()
  await expectBackSteps(page, 2)
  await goBack(page)
  await confirmation.waitFor({ state: 'hidden' })
  expect(await identityDialog.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await waitForDialog(page, 'two-step.choose-method.title')
  await perform(page, choose('sms'))
  await waitForDialog(page, 'two-step.sms.title')
  await expectBackSteps(page, 2)
  await goBack(page)
  await waitForDialog(page, 'two-step.choose-method.title')
  await goBack(page)
  await page.waitForURL((url) => url.pathname === settingsPath && url.search === '')
  await expectBackSteps(page, 0)
  await goBack(page)
  await expectArrival(page, settingsPath)
  await goBack(page)
  await expectArrival(page, '/security')
})

test('Back skips the password prompt that led to the current page', async () => {
  const page = await site.newPage()
  await openAs(page, '/')
  await page.goto('/verify-identity?redirect=/__pages/privacy')
  await submitForm(page, 'verify-identity', { password: demoPassword })
  await expectArrival(page, '/__pages/privacy')
  await goBack(page)
  await expectArrival(page, '/')
})
