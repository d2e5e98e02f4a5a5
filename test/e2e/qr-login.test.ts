import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { createPlaywrightTab } from '../journeys/browsers/playwright.ts'
import { readQrCodeUrl } from '../journeys/journeys/qr-login.ts'
import { en } from '../screens/english.ts'
import { button } from '../screens/step.ts'
import { logInViaApi } from './log-in-via-api.ts'
import { expectArrival, phone } from './page-form.ts'
import { logIn, perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('a visitor logs in on the phone and returns to confirm the login, and the waiting page then continues (SCR-08, SCR-21, RD-7)', async () => {
  const page = await site.open('/account/qr-login?redirect=/__pages/terms')
  const mobile = await site.open(`/account${await readQrCodeUrl(createPlaywrightTab(page))}`, phone)
  await perform(mobile, { press: { role: 'link', name: 'login.submit' } })
  await expectArrival(mobile, '/account/login')
  await logIn(mobile)
  await expectArrival(mobile, '/account/qr-login/confirm')
  await page.getByRole('status').filter({ hasText: people.mei.name }).waitFor()
  // The built styles do not change the size of the icon over the QR code.
  expect(await page.locator('[data-state=scanned] svg').evaluate((icon) => icon.clientWidth)).toBe(32)
  await perform(mobile, { press: button('qr-confirm.confirm'), until: { heading: 'qr-confirm.confirmed.title' } })
  await expectArrival(page, '/__pages/terms')
})

test('a login for another application redirects to it with an authorization code (LOG-06)', async () => {
  const returnUrl = `${site.origin}/?from=sheets`
  const query = new URLSearchParams({ mode: 'oauth', client_id: 'sheets', redirect_uri: returnUrl, state: 'a b' })
  const page = await site.open(`/qr-login?${query}`)
  const mobile = await site.newPage(phone)
  await logInViaApi(mobile)
  await mobile.goto(await readQrCodeUrl(createPlaywrightTab(page)))
  await mobile.getByRole('button', { name: en('qr-confirm.confirm'), exact: true }).tap()
  await expectArrival(page, '/')
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('from'), searchParams.get('state')]).toEqual(['sheets', 'a b'])
  expect(searchParams.get('code')).toMatch(/\w+/)
  expect(site.service.calls.filter(({ path }) => path === '/oauth/qrlogin')).toHaveLength(1)
})
