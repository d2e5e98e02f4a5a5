import { expect, test } from 'vitest'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import {
  asked,
  devicesOf,
  enter,
  heading,
  isToasted,
  logOutOf,
  logOutOthers,
  openDevices,
  question,
  row,
  rows,
  say,
} from './devices-list.ts'
import { logIn } from './login-form.ts'
import { enterClient, expectArrival, phone } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const path = '/security/delete_device'

/** How the next calls come: each a little later, so that they can be told apart. */
function answerSlowly(delay_ms: number, ...faults: Omit<FaultRequest, 'path'>[]): void {
  for (const fault of faults) site.service.faults.add({ path, delay_ms, ...fault })
}

const ok = {}

test('SCR-11 all others leave one after the other, never two at once, and each row goes as it is out', async () => {
  const page = await openDevices(site, { login: people.tomas.email })
  expect(await rows(page).count()).toBe(25)
  let underWay = 0
  let most = 0
  page.on('request', (request) => {
    if (!request.url().includes(path)) return
    underWay += 1
    most = Math.max(most, underWay)
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes(path)) underWay -= 1
  })
  answerSlowly(300, ok, ok, ok)
  await logOutOthers(page).click()
  await page.getByRole('alertdialog', { name: 'Log out 24 other devices?' }).waitFor()
  await say(page, en('devices.log-out-others'))
  await page.getByRole('status').getByText('Logging out device 2 of 24').waitFor()
  const progress = page.getByRole('progressbar', { name: 'Logging out device 2 of 24' })
  expect(await progress.getAttribute('value')).toBe('1')
  // The first is out, the second not yet.
  expect(await rows(page).count()).toBe(24)
  await isToasted(page, '24 devices were logged out')
  await page.getByText(en('devices.alone.title')).waitFor()
  expect(most).toBe(1)
  expect(new Set(asked(site)).size).toBe(24)
  expect(devicesOf(site, people.tomas.email)).toHaveLength(1)
  expect(await logOutOthers(page).count()).toBe(0)
  // AC-6
  await expect.poll(() => heading(page).evaluate((title) => title === document.activeElement)).toBe(true)
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
  await isToasted(page, '4 devices were logged out')
  await page.getByText(en('devices.alone.title')).waitFor()
  await other.goto('/security/open-api')
  await expectArrival(other, '/login')
})

test('SCR-11 who logs in while all others leave is listed at the end: this device is not the only one', async () => {
  const page = await openDevices(site)
  answerSlowly(1000, ok, ok, ok)
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await page.getByText('Logging out device 2 of 3').waitFor()
  await enter(site)
  await isToasted(page, '3 devices were logged out')
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await page.getByText(en('devices.alone.title')).count()).toBe(0)
})

test('what fails in the middle holds up no other; at the end it is named with its reason, and tried again', async () => {
  site.expectTrouble(/^status 500/)
  const page = await openDevices(site)
  answerSlowly(50, ok, { status: 500 }, ok)
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  const alert = page.getByRole('alert')
  await alert.getByText('1 device could not be logged out').waitFor()
  await alert.getByText('Devices logged out: 2 of 3.').waitFor()
  await page.getByText(en('error.status-500.title')).waitFor()
  expect(await rows(page).filter({ hasText: 'Log out' }).count()).toBe(1)
  await page.getByRole('button', { name: en('devices.failed.again') }).click()
  await isToasted(page, '1 device was logged out')
  expect(devicesOf(site, people.mei.email)).toHaveLength(1)
  expect(asked(site)).toHaveLength(4)
})

test('what failed and is logged out by itself is no longer named', async () => {
  site.expectTrouble(/^status 500/)
  const page = await openDevices(site)
  answerSlowly(50, { status: 500 })
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  const again = page.getByRole('button', { name: en('devices.failed.again') })
  await again.waitFor()
  await logOutOf(page, 'MEI-THINKPAD').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'MEI-THINKPAD was logged out')
  expect(await again.count()).toBe(0)
})

test('a stop ends it after the one that is on its way; the rest stays logged in', async () => {
  const page = await openDevices(site, { login: people.tomas.email })
  answerSlowly(1000, ok, ok, ok)
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await page.getByText('Logging out device 2 of 24').waitFor()
  await page.getByRole('button', { name: en('devices.stop'), exact: true }).click()
  await isToasted(page, 'Stopped. Devices logged out: 2 of 24.')
  expect(await rows(page).count()).toBe(23)
  expect(asked(site)).toHaveLength(2)
  await logOutOthers(page).waitFor()
})

test('a connection lost on the way spares the rest, and it goes on from there', async () => {
  site.expectTrouble(/^request failed/)
  const page = await openDevices(site, { login: people.tomas.email })
  await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
  answerSlowly(400, ok, ok, ok)
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await page.getByText('Logging out device 2 of 24').waitFor()
  await page.context().setOffline(true)
  await page
    .getByRole('alert')
    .getByText(/^Devices logged out: [12] of 24\.$/)
    .waitFor()
  expect(asked(site).length).toBeLessThanOrEqual(3)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: en('devices.lost.go-on') }).click()
  await isToasted(page, 'devices were logged out')
  expect(devicesOf(site, people.tomas.email)).toHaveLength(1)
})

test('RQ-8 a session that expires on the way stops it at once, with one alert; then the way to the login and back', async () => {
  const page = await openDevices(site)
  const error = [{ error_code: 9000001, error_msg: 'expired' }]
  answerSlowly(100, ok, { error })
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await question(page).getByText('Page expired').waitFor()
  expect(await question(page).count()).toBe(1)
  expect(asked(site)).toHaveLength(2)
  const loaded = page.waitForEvent('load')
  await question(page)
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await loaded
  await row(page, en('devices.this')).waitFor()
})

test('leaving the page asks nothing, and stops it', async () => {
  const page = await openDevices(site, { login: people.tomas.email })
  answerSlowly(500, { times: 24 })
  await logOutOthers(page).click()
  await say(page, en('devices.log-out-others'))
  await page.getByText(/^Logging out device \d+ of 24$/).waitFor()
  await page.getByRole('link', { name: en('security.nav.password'), exact: true }).click()
  await expectArrival(page, '/security/password')
  const sent = asked(site).length
  await page.waitForTimeout(1500)
  // One was on its way.
  expect(asked(site).length).toBeLessThanOrEqual(sent + 1)
  expect(devicesOf(site, people.tomas.email).length).toBeGreaterThan(10)
})

test('a single other has its own button alone', async () => {
  const page = await openDevices(site)
  for (const name of ['iPhone 17', 'MEI-THINKPAD']) {
    await logOutOf(page, name).click()
    await say(page, en('devices.log-out'))
    await isToasted(page, `${name} was logged out`)
  }
  await logOutOf(page, 'Firefox · Windows').waitFor()
  expect(await logOutOthers(page).count()).toBe(0)
})

test('by keyboard alone on a narrow screen, and stopped by it', async () => {
  const page = await openDevices(site, {
    login: people.tomas.email,
    options: { ...phone, viewport: { width: 320, height: 640 } },
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  answerSlowly(500, ok, ok, ok)
  await logOutOthers(page).focus()
  await page.keyboard.press('Enter')
  await question(page).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Logging out device 1 of 24').waitFor()
  await expect.poll(() => heading(page).evaluate((title) => title === document.activeElement)).toBe(true)
  const stop = page.getByRole('button', { name: en('devices.stop'), exact: true })
  const isReached = () => stop.evaluate((button) => button === document.activeElement)
  for (let tabs = 0; tabs < 4 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isToasted(page, 'Stopped.')
})

test('inside the desktop client a session that is over is the client’s to renew (ERR-08)', async () => {
  const page = await enter(site)
  await enterClient(page, 'sync')
  await page.setViewportSize({ width: 380, height: 520 })
  await page.goto('/account/security/devices')
  await logOutOthers(page).click()
  site.service.faults.add({ path, error: [{ error_code: 9000001, error_msg: 'expired' }] })
  await say(page, en('devices.log-out-others'))
  await question(page).getByText('You have been inactive for a long time').waitFor()
  expect(asked(site)).toHaveLength(1)
})
