import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { code, letIn, memberPhone, newCode, polls, says, scan, showCode } from './qr-parts.ts'
import { openSite } from './site.ts'

const site = openSite()

/** As when another tab is looked at, or this one again. */
async function turnTo(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Longer than from one question to the next. */
const aWhile = (page: Page) => page.waitForTimeout(3500)

const noAlert = async (page: Page) => expect(await page.getByRole('alertdialog').count()).toBe(0)

test('RQ-12 it asks every 2 to 3 s, never a second time before an answer', async () => {
  const page = await site.newPage()
  const started: number[] = []
  let running = 0
  let most = 0
  page.on('request', (request) => {
    if (!request.url().includes('check_token') || request.postData() === '{}') return
    started.push(Date.now())
    running += 1
    most = Math.max(most, running)
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes('check_token') && request.postData() !== '{}') running -= 1
  })
  await showCode(page)
  await expect.poll(() => started.length, { timeout: 15_000 }).toBe(3)
  site.service.faults.add({ path: '/qr_login/check_token', delay_ms: 3500 })
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(5)
  const gaps = started.slice(1).map((time, index) => time - Number(started[index]))
  expect(Math.min(...gaps)).toBeGreaterThan(2000)
  expect(Math.min(...gaps)).toBeLessThan(3500)
  expect(most).toBe(1)
})

test('RQ-12 it is silent while hidden, and goes on when it is seen again', async () => {
  const page = await site.newPage()
  await showCode(page)
  await expect.poll(() => polls(site).length, { timeout: 10_000 }).toBe(1)
  await turnTo(page, 'hidden')
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await letIn(mobile).tap()
  await aWhile(page)
  expect(polls(site)).toHaveLength(1)
  await turnTo(page, 'visible')
  await page.waitForURL((url) => url.pathname === '/')
})

test('RQ-12 without a connection it all but falls silent, and goes on when there is one', async () => {
  const page = await site.newPage()
  await showCode(page)
  // By then all has come that is fetched ahead.
  await expect.poll(() => polls(site).length, { timeout: 10_000 }).toBe(1)
  await page.context().setOffline(true)
  await aWhile(page)
  expect(polls(site)).toHaveLength(1)
  await noAlert(page)
  await page.context().setOffline(false)
  await expect.poll(() => polls(site).length, { timeout: 10_000 }).toBe(2)
  await says(page, 'Scan with the Portico app')
})

test('RQ-12 RS-1 behind a VPN that has the browser call itself offline, it asks as ever, and no banner says so', async () => {
  const page = await site.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await showCode(page)
  await expect.poll(() => polls(site).length, { timeout: 10_000 }).toBe(2)
  expect(await page.getByText(en('connection.offline')).count()).toBe(0)
})

test('OC-2 a code whose time has passed in a sleep of the device is over as soon as the page is seen again', async () => {
  const page = await site.newPage()
  await showCode(page)
  await page.evaluate(() => {
    const awake = Date.now.bind(Date)
    Date.now = () => awake() + 10 * 60_000
    window.dispatchEvent(new Event('focus'))
  })
  await says(page, en('qr-login.expired.title'))
})

test('RQ-12 it stops when the code is over, or the page is left', async () => {
  const page = await site.newPage()
  await showCode(page)
  site.service.clock.advance(3 * 60_000 + 1)
  await says(page, en('qr-login.expired.title'))
  const atExpiry = polls(site).length
  await aWhile(page)
  expect(polls(site)).toHaveLength(atExpiry)
  await newCode(page).click()
  await code(page).waitFor()
  await page.getByRole('link', { name: en('qr-login.other-way') }).click()
  await page.waitForURL(/\/login/)
  const atLeaving = polls(site).length
  await aWhile(page)
  expect(polls(site)).toHaveLength(atLeaving)
})

test('RQ-12 failing questions raise no alert, are asked more and more slowly, and a confirmed login still gets in', async () => {
  site.expectTrouble(/^status 500: POST .*check_token/)
  const page = await site.newPage()
  await showCode(page)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  const failed: number[] = []
  page.on('response', (response) => response.status() === 500 && failed.push(Date.now()))
  site.service.faults.add({ path: '/qr_login/check_token', status: 500, times: 2 })
  await letIn(mobile).tap()
  await expect.poll(() => failed.length, { timeout: 15_000 }).toBe(2)
  await noAlert(page)
  expect(Number(failed[1]) - Number(failed[0])).toBeGreaterThan(4500)
  await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 })
})

test('RQ-12 a status that nobody knows offers another code', async () => {
  const page = await site.newPage()
  await showCode(page)
  const body = JSON.stringify({ success: true, status: 'on_hold' })
  site.service.faults.add({ path: '/qr_login/check_token', body })
  await says(page, en('qr-login.unclear.title'))
  await newCode(page).click()
  await code(page).waitFor()
  await noAlert(page)
})

test('a code that does not come, or whose picture does not, is said in its place, and can be asked for again', async () => {
  site.expectTrouble(/^status 50[02]/)
  const page = await site.newPage()
  site.service.faults.add({ path: '/qr_login/check_token', status: 500 })
  await page.goto('/qr-login')
  await says(page, en('qr-login.failed.title'))
  await noAlert(page)
  await page.route('**/qr_login/image/**', (route) => route.fulfill({ status: 502 }), { times: 1 })
  await page.getByRole('button', { name: en('qr-login.retry') }).click()
  await page.waitForResponse(/qr_login\/image/)
  await says(page, en('qr-login.failed.title'))
  await page.getByRole('button', { name: en('qr-login.retry') }).click()
  await code(page).waitFor()
})

test('in a session that is over the code expires quietly, and the next one says that the page has (ERR-07)', async () => {
  const page = await site.newPage()
  await showCode(page)
  site.service.faults.add({ path: '/qr_login/check_token', error: 'session-expired', times: 2 })
  await says(page, en('qr-login.expired.title'))
  await noAlert(page)
  await newCode(page).click()
  const alert = page.getByRole('alertdialog', { name: 'Page expired, click OK to retry' })
  await alert.getByRole('button', { name: en('dialog.ok') }).click()
  await code(page).waitFor()
})
