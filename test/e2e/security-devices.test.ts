import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn, openAs } from './let-in.ts'
import { expectArrival, phone } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const logOutOthers = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: en('devices.log-out-others'), exact: true })
/** Answers the question over the page. */
const say = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()
const iphone = {
  ...phone,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604',
}

test('a device that is logged out is really out: its own next call meets nobody, and it is led to the login', async () => {
  const mobile = await site.newPage(iphone)
  await letIn(mobile)
  const page = await site.newPage()
  await openAs(page, '/security/devices')
  await page.getByRole('button', { name: en('devices.log-out-one', { name: 'Safari · iPhone' }), exact: true }).click()
  await say(page, en('devices.log-out'))
  await row(page, 'Safari · iPhone').waitFor({ state: 'detached' })
  const held = () => site.service.peek.account(people.mei.email)?.devices.map(({ name }) => name)
  await expect.poll(held).not.toContain('Safari · iPhone')
  await mobile.goto('/security/devices')
  await expectArrival(mobile, '/login')
  expect(new URL(mobile.url()).searchParams.get('redirect')).toBe('/security/devices')
})

test('two machines of the same make are two devices: both are listed, and the other is logged out (LOG-07, SCR-11)', async () => {
  const [page, other] = [await site.newPage(), await site.newPage()]
  for (const each of [page, other]) {
    await each.goto('/login')
    await logIn(each)
    await expectArrival(each, '/')
  }
  const tokenOf = async (each: typeof page) =>
    (await each.context().cookies()).find(({ name }) => name === 'device_token')?.value
  expect(await tokenOf(page)).toMatch(/^[0-9a-f]{32}$/)
  expect(await tokenOf(other)).not.toBe(await tokenOf(page))
  await page.goto('/security/devices')
  await row(page, en('devices.this')).waitFor()
  expect(await rows(page).count()).toBe(5)
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await page.getByText(en('devices.alone.title')).waitFor()
  await other.goto('/security/open-api')
  await expectArrival(other, '/login')
})

test('who logs in while all others leave is listed at the end: this device is not the only one (SCR-11)', async () => {
  const page = await site.newPage()
  await openAs(page, '/security/devices')
  const answer = site.service.faults.hold({ path: '/security/delete_device' })
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await page.getByText('Logging out device 1 of 3').waitFor()
  await letIn(await site.newPage())
  answer()
  await page.getByText(/^Logging out device/).waitFor({ state: 'detached' })
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await page.getByText(en('devices.alone.title')).count()).toBe(0)
})
