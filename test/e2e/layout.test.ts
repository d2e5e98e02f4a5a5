import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { openAs } from './log-in-via-api.ts'
import { locateLoginForm, openWithoutScripts, waitUntilComplete, waitUntilReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('a page has its dark colors before any script runs if the system uses a dark theme', async () => {
  const { page, release, submit } = await openWithoutScripts(site, '/login', { colorScheme: 'dark' })
  await submit.waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(19, 18, 23)')
  release()
  await waitUntilReady(page)
})

test('an error does not shift the content above it', async () => {
  const page = await site.open('/login')
  await waitUntilReady(page)
  const { submit, form } = locateLoginForm(page)
  const initialBox = await submit.boundingBox()
  await logIn(page, people.mei.email, 'Wrong2026')
  await form.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  expect(await submit.boundingBox()).toEqual(initialBox)
})

const smallPhone = { viewport: { width: 320, height: 844 } }

test('a partly parsed page hides content that would move as the rest of its HTML arrives', async () => {
  const { page, release } = await openWithoutScripts(site, '/login', smallPhone)
  const footnote = page.locator('main > p')
  await footnote.waitFor()
  await page.evaluate(() => {
    const root = document.querySelector('[data-portico]')
    while (root?.nextSibling) root.nextSibling.remove()
  })
  await footnote.waitFor({ state: 'hidden' })
  release()
})

/** Returns a function that reads the sum of the page's layout shift scores. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, shift) => sum + shift, 0))
}

test('the login page does not shift when its settings load and its badges and links appear', async () => {
  const page = await site.newPage(smallPhone)
  await page.addInitScript(() => localStorage.setItem('portico.last-way', 'third:wechat'))
  const readShift = await watchShifts(page)
  const settingsResponse = page.waitForResponse(/login_settings/)
  await page.goto('/login')
  await page.getByRole('link', { name: `${en('login.provider.wechat')} ${en('login.last-used')}` }).waitFor()
  await (await settingsResponse).finished()
  await waitUntilComplete(page)
  expect(await readShift()).toBeLessThan(0.003)
})

test.each([320, 1280])(
  'at a width of %i px, the overview neither shifts when data arrives nor recommends a two-step method before then',
  async (width) => {
    const page = await site.newPage({ viewport: { width, height: 900 } })
    const readShift = await watchShifts(page)
    await openAs(page, '/__pages/terms')
    const paths = [
      '/security/get_two_step_method',
      '/credential/get_login',
      '/security/get_thirds',
      '/security/get_devices',
    ]
    const sendResponses = paths.map((path) => site.service.faults.hold({ path }))
    await page.goto('/security')
    await page.getByRole('heading', { level: 1, name: en('security.heading') }).waitFor()
    expect(await page.locator('main li').count()).toBe(7)
    expect(await page.getByText(en('two-step.method.recommended')).count()).toBe(0)
    for (const sendResponse of sendResponses) sendResponse()
    await page.getByRole('heading', { level: 1, name: en('security.overview.almost') }).waitFor()
    await page.locator('main [role=status]:empty').waitFor({ state: 'attached' })
    await waitUntilComplete(page)
    expect(await readShift()).toBeLessThan(0.01)
  },
)

test.each([
  ['/reset-password', 'choose-password.invalid-link.heading'],
  ['/register/market', 'register.invalid-link.title'],
  ['/two-step-setup', 'two-step.login-expired.title'],
  ['/two-step-login', 'two-step-login.login-expired.heading'],
  ['/login?way=sms', 'quick-login.new-account'],
  ['/login?way=sso', 'sso.heading'],
] as const)('%s replaces its prerendered form without a layout shift', async (path, textId) => {
  const page = await site.newPage(smallPhone)
  const readShift = await watchShifts(page)
  await page.goto(path)
  await page.getByText(en(textId)).waitFor()
  await waitUntilComplete(page)
  expect(await readShift()).toBeLessThan(0.01)
})

test('a section link at the edge of its row scrolls into view on keyboard focus, and does not move while it is pressed (WCAG 2.4.11)', async () => {
  const page = await site.newPage({ viewport: { width: 390, height: 844 } })
  await openAs(page, '/security')
  await waitUntilComplete(page)
  const row = page.getByRole('navigation', { name: en('security.nav.label') }).getByRole('list')
  const width = await row.evaluate((list) => list.clientWidth)
  const leftEdges = await row
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  const edgeLink = row.getByRole('link').nth(leftEdges.findLastIndex((left) => left < width))
  const box = async () => (await edgeLink.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width: linkWidth } = await box()
  expect([x < width, x + linkWidth > width], 'the link is partly visible').toEqual([true, true])

  await page.mouse.move(x + 4, y + 10)
  await page.mouse.down()
  expect((await box()).x).toBe(x)
  // Release the mouse outside the link, so that the link does not open.
  await page.mouse.move(x + 4, y + 200)
  await page.mouse.up()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await box()).x + linkWidth).toBeLessThanOrEqual(width - 32)
})
