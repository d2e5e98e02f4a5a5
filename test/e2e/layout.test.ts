import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { loginForm, openWithoutScripts, phone, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('fields do not make a phone zoom, and nothing keeps a person from zooming (AC-5)', async () => {
  const page = await site.open('/login', phone)
  await whenReady(page)
  const size = await loginForm(page).login.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/maximum-scale|user-scalable/)
})

test('an error moves nothing that stands above it (layout shift)', async () => {
  const page = await site.open('/login')
  await whenReady(page)
  const { submit } = loginForm(page)
  const before = await submit.boundingBox()
  await logIn(page, people.mei.email, 'Wrong2026')
  await page.getByRole('alert').filter({ hasText: 'tries left' }).waitFor()
  expect(await submit.boundingBox()).toEqual(before)
})

test('in the system’s dark theme the page has its colours before any script', async () => {
  const { page, release, submit } = await openWithoutScripts(site, '/login', { colorScheme: 'dark' })
  await submit.waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(19, 18, 23)')
  release()
  await whenReady(page)
})
