import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
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
import { enterClient, expectArrival, phone } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const path = '/security/delete_device'
const iphone = {
  ...phone,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604',
}

test('SCR-11 VAL-11 the devices by kind, this one first and without a way to log it out; one is asked about, and goes', async () => {
  const page = await openDevices(site)
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    en('devices.group.web'),
    en('devices.group.sync'),
    en('devices.group.app'),
  ])
  expect(await rows(page).first().textContent()).toMatch(/This device.*Active now$/)
  expect(await row(page, 'MEI-THINKPAD').textContent()).toContain('Portico 8.4.1 · Hangzhou, CN · 203.0.113.20')
  // VAL-11
  await row(page, 'MEI-THINKPAD').getByText('1 hour ago').waitFor()
  await logOutOf(page, 'iPhone 17').click()
  await page.getByRole('alertdialog', { name: 'Log out iPhone 17?' }).waitFor()
  await say(page, en('devices.cancel'))
  expect(asked(site)).toEqual([])
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'iPhone 17 was logged out')
  expect(await row(page, 'iPhone 17').count()).toBe(0)
  expect(devicesOf(site, people.mei.email)).not.toContain('iPhone 17')
  expect(asked(site)).toHaveLength(1)
})

test('a device that is logged out is really out: its own next call meets nobody, and it is led to the login', async () => {
  const mobile = await enter(site, { options: iphone })
  const page = await openDevices(site)
  await logOutOf(page, 'Safari · iPhone').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'Safari · iPhone was logged out')
  await mobile.goto('/security/devices')
  await expectArrival(mobile, '/login')
  expect(new URL(mobile.url()).searchParams.get('redirect')).toBe('/security/devices')
})

test('a row goes before the server has answered, and comes back where it refuses, with its words (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await openDevices(site)
  site.service.faults.add({ path, delay_ms: 700, status: 500 })
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await row(page, 'iPhone 17').waitFor({ state: 'detached' })
  await question(page).getByText(en('error.status-500.title')).waitFor()
  await say(page, en('dialog.ok'))
  await row(page, 'iPhone 17').waitFor()
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'iPhone 17 was logged out')
})

test('one that is gone already is gone (1900005); this one under another name stays (1900006)', async () => {
  const page = await openDevices(site)
  const error = (error_code: number, error_msg: string) => [{ error_code, error_msg }]
  site.service.faults.add({ path, error: error(1900005, 'This device is not on the list any more.') })
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'iPhone 17 had already been logged out')
  expect(await row(page, 'iPhone 17').count()).toBe(0)
  site.service.faults.add({ path, error: error(1900006, 'This is the device you are using.') })
  await logOutOf(page, 'MEI-THINKPAD').click()
  await say(page, en('devices.log-out'))
  await question(page).getByText('This is the device you are using.').waitFor()
  await say(page, en('dialog.ok'))
  await row(page, 'MEI-THINKPAD').waitFor()
})

test('without a network it is said, nothing is lost, and it works once there is one', async () => {
  site.expectTrouble(/^request failed/)
  const page = await openDevices(site)
  // What says it comes late.
  await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await question(page).getByText(en('error.offline.title')).waitFor()
  await page.context().setOffline(false)
  await say(page, en('dialog.ok'))
  await row(page, 'iPhone 17').waitFor()
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'iPhone 17 was logged out')
})

test('AC-6 by keyboard alone; the focus goes on to the row that comes in its place, and at last to what is said', async () => {
  const page = await openDevices(site)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  const pressAndConfirm = async () => {
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })
  }
  for (let tabs = 0; tabs < 30 && (await focused()) !== 'Log out MEI-THINKPAD'; tabs += 1)
    await page.keyboard.press('Tab')
  // Below this device stand a browser, the desktop client and the phone.
  await pressAndConfirm()
  await expect.poll(focused).toBe('Log out iPhone 17')
  await pressAndConfirm()
  await expect.poll(focused).toBe('Log out Firefox · Windows')
  await pressAndConfirm()
  await expect.poll(focused).toBe(en('devices.alone.title'))
  expect(await rows(page).count()).toBe(1)
  expect(await logOutOthers(page).count()).toBe(0)
})

test('SCR-11 where the server takes two for this device, nothing says that it is the only one', async () => {
  const device = (id: string) => ({ id, name: 'Chrome · Linux', type: 'web', current: true })
  const body = JSON.stringify({ success: true, devices: [device('a'), device('b')] })
  const page = await enter(site)
  site.service.faults.add({ path: '/security/get_devices', body })
  await page.goto('/security/devices')
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await page.getByText(en('devices.alone.title')).count()).toBe(0)
})

test('the word of advice leads to the password, under /account as well', async () => {
  const page = await openDevices(site, { prefix: '/account' })
  await logOutOf(page, 'iPhone 17').click()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'iPhone 17 was logged out')
  await page.getByRole('link', { name: en('devices.change-password') }).click()
  await expectArrival(page, '/account/security/password')
})

test('a list that cannot be had says so in its place, and is asked for again', async () => {
  site.expectTrouble(/^status 500/)
  const page = await enter(site)
  site.service.faults.add({ path: '/security/get_devices', status: 500 })
  await page.goto('/security/devices')
  await page.getByRole('alert').getByText(en('error.status-500.title')).waitFor()
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await row(page, 'iPhone 17').waitFor()
})

test('on a phone of 320 px nothing is cut off, and what is pressed is within reach', async () => {
  const page = await openDevices(site, { options: { ...phone, viewport: { width: 320, height: 640 } } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const button = await logOutOf(page, 'iPhone 17').boundingBox()
  expect(Number(button?.height)).toBeGreaterThanOrEqual(44)
  expect(Number(button?.x) + Number(button?.width)).toBeLessThanOrEqual(320)
  await logOutOf(page, 'iPhone 17').tap()
  await say(page, en('devices.log-out'))
  await isToasted(page, 'iPhone 17 was logged out')
})

test('in the window of the desktop client, and in Chinese', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await enterClient(page, 'sync')
  await page.goto('/login?lang=zh-CN')
  await page.locator('form#login[data-ready] [name=login]').fill(people.mei.email)
  await page.locator('form#login [name=password]').fill(demoPassword)
  const answered = page.waitForResponse(/sync_login/)
  await page.locator('form#login [type=submit]').click()
  await answered
  await page.goto('/security/devices?lang=zh-CN')
  await page.getByText('当前设备').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    '桌面客户端',
    '手机和平板',
    '浏览器',
  ])
  await page.getByRole('button', { name: '让“iPhone 17”退出登录' }).click()
  await say(page, '退出登录')
  await isToasted(page, '“iPhone 17”已退出登录')
  expect(await heading(page).textContent()).toBe('设备')
})
