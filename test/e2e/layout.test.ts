import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { locales } from '../../src/i18n/locales.ts'
import { holdScripts, logIn, loginForm, whenReady } from './login-form.ts'
import { openSite } from './site.ts'

const site = openSite()

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
const titles = { en: 'Log in to Portico', 'zh-CN': '登录 Portico', 'zh-TW': '登入 Portico' }

test.each(locales)(
  'in %s the page fits every window, its error included, and says in the title what it is (AC-1, AC-6)',
  async (locale) => {
    const page = await site.newPage({ locale })
    await page.goto('/login')
    expect(await page.title()).toBe(titles[locale])
    await logIn(page, people.mei.email, 'Wrong2026')
    await page.getByRole('alert').filter({ hasText: /\d/ }).waitFor()
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${viewport.width} px`).toBeLessThanOrEqual(0)
    }
  },
)

test('on touch what is pressed is at least 44 px high, and fields do not make the phone zoom (AC-5)', async () => {
  const page = await site.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto('/login')
  await whenReady(page)
  const heights = await page
    // A tick box is pressed by its label.
    .locator(
      'main button, main input:not([type=checkbox], [type=hidden]), main label:has([type=checkbox]), main a, summary',
    )
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const size = await loginForm(page).login.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/maximum-scale|user-scalable/)
})

test('an error moves nothing that stands above it (layout shift)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await whenReady(page)
  const { submit } = loginForm(page)
  const before = await submit.boundingBox()
  await logIn(page, people.mei.email, 'Wrong2026')
  await page.getByRole('alert').filter({ hasText: 'tries left' }).waitFor()
  expect(await submit.boundingBox()).toEqual(before)
})

test('in the client’s window of 380×520 nothing has to be scrolled', async () => {
  const page = await site.newPage({ viewport: { width: 380, height: 520 } })
  await page.addInitScript(() => Object.assign(window, { AccountClient: { type: 'sync' } }))
  await page.goto('/login')
  await whenReady(page)
  await page.locator('[data-density=client]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(520)
})

test.each([
  ['light', 'rgb(250, 248, 244)'],
  ['dark', 'rgb(19, 18, 23)'],
] as const)('in the system’s %s theme the page has its colours before any script', async (colorScheme, colour) => {
  const page = await site.newPage({ colorScheme })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await loginForm(page).submit.waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(colour)
  release()
  await whenReady(page)
})
