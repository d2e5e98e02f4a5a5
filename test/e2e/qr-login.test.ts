import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { expectArrival, phone } from './page-form.ts'
import { logIn } from './perform.ts'
import { isTitled, letIn, linkOf, memberPhone, says, scan, showCode } from './qr-parts.ts'
import { openSite } from './site.ts'

const site = openSite()

test('whoever is not logged in on the phone does so first, comes back to decide, and the waiting page goes on (SCR-08, SCR-21, RD-7)', async () => {
  const page = await site.newPage()
  await showCode(page, '/account/qr-login?redirect=/__pages/terms')
  const mobile = await site.newPage(phone)
  await mobile.goto(await linkOf(page))
  await mobile.getByRole('link', { name: en('login.submit'), exact: true }).tap()
  await expectArrival(mobile, '/account/login')
  await logIn(mobile)
  await expectArrival(mobile, '/account/qr-login/confirm')
  await says(page, 'Scanned by Mei Lin')
  // The mark over the code is drawn in its own size in the built styles too.
  expect(await page.locator('[data-state=scanned] svg').evaluate((glyph) => glyph.clientWidth)).toBe(32)
  await letIn(mobile).tap()
  await isTitled(mobile, en('qr-confirm.confirmed.title'))
  await expectArrival(page, '/__pages/terms')
})

test('for another application the login ends there (LOG-06)', async () => {
  const page = await site.newPage()
  const back = `${site.address}/?from=sheets`
  const query = new URLSearchParams({ mode: 'oauth', client_id: 'sheets', redirect_uri: back, state: 'a b' })
  await showCode(page, `/qr-login?${query}`)
  const mobile = await memberPhone(site)
  await scan(page, mobile)
  await letIn(mobile).tap()
  await expectArrival(page, '/')
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('from'), searchParams.get('state')]).toEqual(['sheets', 'a b'])
  expect(searchParams.get('code')).toMatch(/\w+/)
  expect(site.service.calls.filter(({ path }) => path === '/oauth/qrlogin')).toHaveLength(1)
})
