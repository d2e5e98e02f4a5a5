import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { expectArrival } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
async function logOutOtherDevices(page: Page): Promise<void> {
  for (const scope of [page.getByRole('main'), page.getByRole('alertdialog')])
    await scope.getByRole('button', { name: en('devices.log-out-others'), exact: true }).click()
}

test('two identical machines are listed as separate devices, and one can log out the other (LOG-07, SCR-11)', async () => {
  const [page, otherPage] = [await site.newPage(), await site.newPage()]
  for (const devicePage of [page, otherPage]) {
    await devicePage.goto('/login')
    await logIn(devicePage)
    await expectArrival(devicePage, '/')
  }
  const readDeviceToken = async (devicePage: typeof page) =>
    (await devicePage.context().cookies()).find(({ name }) => name === 'device_token')?.value
  expect(await readDeviceToken(page)).toMatch(/^[0-9a-f]{32}$/)
  expect(await readDeviceToken(otherPage)).not.toBe(await readDeviceToken(page))
  await page.goto('/security/devices')
  await rows(page)
    .filter({ hasText: en('devices.this') })
    .waitFor()
  expect(await rows(page).count()).toBe(5)
  await logOutOtherDevices(page)
  await page.getByText(en('devices.alone.title')).waitFor()
  await otherPage.goto('/security/devices')
  await expectArrival(otherPage, '/login')
  expect(new URL(otherPage.url()).searchParams.get('redirect')).toBe('/security/devices')
})
