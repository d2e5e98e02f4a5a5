import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { holdScripts, logIn, loginForm, whenReady } from './login-form.ts'
import { openSite } from './site.ts'

const site = openSite()

test('fields do not make a phone zoom, and nothing keeps a person from zooming (AC-5)', async () => {
  const page = await site.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto('/login')
  await whenReady(page)
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

test('in the system’s dark theme the page has its colours before any script', async () => {
  const page = await site.newPage({ colorScheme: 'dark' })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await loginForm(page).submit.waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(19, 18, 23)')
  release()
  await whenReady(page)
})
