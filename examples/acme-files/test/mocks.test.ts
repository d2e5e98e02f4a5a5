// Tests the app's calls without a browser. msw passes them to the account service, so they use `fetch` as in the app.
import { setupServer } from 'msw/node'
import { createAccountService, createCookieJar } from 'portico/mocks'
import { accountServiceHandlers } from 'portico/mocks/msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const service = createAccountService({ seed: 'acme' })
const jar = createCookieJar()
const server = setupServer(...accountServiceHandlers(service, { jar }))

beforeAll(() => server.listen())
afterEach(() => {
  // The service records every request that breaks the contract, whatever its response.
  const violations = [...service.violations]
  service.reset()
  expect(violations).toEqual([])
})
afterAll(() => server.close())

/** Starts a session, and then requests the login settings as a page would. */
function fetchSettings(): Promise<Response> {
  const { data } = service.pageData(jar)
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-Token': data.csrf_token,
  }
  return fetch(`https://acme.test/login_settings?_t=${Date.now()}&_fstate=${data.fstate}`, { headers })
}

test('returns the service’s settings', async () => {
  service.settings.thirds = ['wechat']
  expect(await (await fetchSettings()).json()).toMatchObject({ success: true, thirds: ['wechat'] })
})

test('applies a fault to one call only', async () => {
  service.faults.add({ path: '/login_settings', status: 503 })
  expect((await fetchSettings()).status).toBe(503)
  expect((await fetchSettings()).status).toBe(200)
})
