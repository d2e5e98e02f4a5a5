import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openAs } from './let-in.ts'
import { expectArrival } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

const questions = [
  '/security/get_two_step_method',
  '/credential/get_login',
  '/security/get_thirds',
  '/security/get_devices',
]

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words, exact: true })
const whenAllSaid = (page: Page) => page.locator('main [role=status]:empty').waitFor({ state: 'attached' })

test('each action leads to its section, and back again', async () => {
  const page = await site.newPage()
  await openAs(page, '/security')
  await whenAllSaid(page)
  for (const [action, path] of [
    [en('security.overview.password.change-label'), '/security/password'],
    [en('security.overview.thirds.manage-label'), '/security/third-party'],
    [en('security.overview.phone.change-label'), '/security/phone'],
    [en('security.overview.email.change-label'), '/security/email'],
    [en('security.overview.devices.review-label'), '/security/devices'],
    [en('security.overview.token.view-label'), '/security/open-api'],
  ] as const) {
    await page.getByRole('link', { name: action, exact: true }).click()
    await expectArrival(page, path)
    await page.goBack()
    await title(page, en('security.overview.almost')).waitFor()
    await whenAllSaid(page)
  }
})

test('nothing moves when the answers come, nor is anything said before', async () => {
  const page = await site.newPage({ viewport: { width: 1280, height: 900 } })
  await openAs(page, '/__pages/terms')
  const answers = questions.map((path) => site.service.faults.hold({ path }))
  await page.goto('/security')
  await title(page, en('security.heading')).waitFor()
  const places = () => page.locator('main li').evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
  const before = await places()
  expect(before).toHaveLength(7)
  expect(await page.getByText(en('two-step.method.recommended')).count()).toBe(0)
  for (const answer of answers) answer()
  await title(page, en('security.overview.almost')).waitFor()
  await whenAllSaid(page)
  expect(await places()).toEqual(before)
})

test('a stranger logs in and comes back, under /account too; Back leads past the login (SCR-21)', async () => {
  const prefix = '/account'
  const page = await site.open(`${prefix}/security`)
  await expectArrival(page, `${prefix}/login`)
  await logIn(page)
  await expectArrival(page, `${prefix}/security`)
  await title(page, en('security.overview.almost')).waitFor()
  await page.getByRole('link', { name: en('security.overview.phone.change-label') }).click()
  await expectArrival(page, `${prefix}/security/phone`)
  await page.goBack()
  await expectArrival(page, `${prefix}/security`)
})
