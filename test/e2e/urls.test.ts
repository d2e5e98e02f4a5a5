import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { expectArrival, waitUntilReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('a visitor to an account security page logs in and returns to its full URL, even under /account (LOG-01, SCR-21)', async () => {
  const page = await site.open('/account/security/devices?lang=en#list')
  await expectArrival(page, '/account/login')
  await logIn(page)
  await page.waitForURL(/\/account\/security\/devices\?lang=en#list$/)
})

// For other hosts and schemes, see `test/rules/url.test.ts`.
test.each(['https://evil.example/', '/\\evil.example/', '/x/..//evil.example/'])(
  'a redirect to %j stays on this site (RD-2, RD-3)',
  async (redirect) => {
    site.allowError(/^status 404: GET http:\/\/127\.0\.0\.1:\d+\/\/evil\.example\//)
    const page = await site.newPage()
    const foreignUrls: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreignUrls.push(request.url())
    })
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await logIn(page)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).origin).toBe(site.origin)
    expect(foreignUrls).toEqual([])
  },
)

test('an unknown path returns a 404 page with a link to the login page, even under /account (SCR-21)', async () => {
  site.allowError(/^status 404: GET .*\/account\/no\/such-page/)
  const page = await site.open('/account/no/such-page')
  await page.getByRole('link', { name: en('not-found.action') }).click()
  await waitUntilReady(page)
  await expectArrival(page, '/account/login')
})
