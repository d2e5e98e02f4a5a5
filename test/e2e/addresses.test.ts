import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'
import { totp, typeCode } from './two-step-visitor.ts'

const site = openSite()

test('what was wanted is reached whole, by a second screen as well, with what a redirect to the login left behind (LOG-01)', async () => {
  const page = await site.open('/login?redirect=/__pages/terms%3Fa%3Db#part')
  await logIn(page, people.ines.email)
  await typeCode(page, totp(site.service))
  await page.waitForURL((url) => url.pathname + url.search + url.hash === '/__pages/terms?a=b#part')
})

test('a member’s screen is come back to whole (LOG-01)', async () => {
  const page = await site.open('/security/devices?lang=en#list')
  await page.waitForURL((url) => url.pathname === '/login')
  await logIn(page)
  await page.waitForURL((url) => url.pathname + url.search + url.hash === '/security/devices?lang=en#list')
})

test('a redirect to this very host is followed (RD-2)', async () => {
  const page = await site.open(`/login?redirect=${encodeURIComponent(`${site.address}/__pages/terms`)}`)
  await logIn(page)
  await expectArrival(page, '/__pages/terms')
})

// Hosts and schemes of every kind: `test/rules/address.test.ts`.
test.each(['https://evil.example/', '/\\evil.example/', 'javascript:alert(1)'])(
  'a redirect to %j is refused for the default one (RD-2, RD-3)',
  async (redirect) => {
    const page = await site.newPage()
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.address)) foreign.push(request.url())
    })
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await logIn(page)
    await expectArrival(page, '/')
    expect(foreign).toEqual([])
  },
)

test('a path that looks like another host once it is resolved stays on this site', async () => {
  site.expectTrouble(/^status 404: GET http:\/\/127\.0\.0\.1:\d+\/\/evil\.example\//)
  const page = await site.open(`/login?redirect=${encodeURIComponent('/x/..//evil.example/')}`)
  await logIn(page)
  await page.waitForURL((url) => url.pathname !== '/login')
  expect(new URL(page.url()).origin).toBe(site.address)
})

test('an address that is no screen says so and leads to the login page', async () => {
  site.expectTrouble(/^status 404: GET .*\/no-such-page/)
  const page = await site.open('/no-such-page')
  await page.getByRole('link', { name: en('not-found.action') }).click()
  await whenReady(page)
})
