// The account service in a test without a browser, through msw, so that calls go through `fetch` as in the app.
import { setupServer } from 'msw/node'
import { createAccountService, createCookieJar } from 'portico/mocks'
import { accountServiceHandlers } from 'portico/mocks/msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const service = createAccountService({ seed: 'acme' })
const jar = createCookieJar()
const server = setupServer(...accountServiceHandlers(service, { jar }))

beforeAll(() => server.listen())
afterEach(() => {
  // Requests that violate the contract are reported here, whatever the response was.
  const violations = [...service.violations]
  service.reset()
  expect(violations).toEqual([])
})
afterAll(() => server.close())

/** Opens a page, which starts a session, then calls as that page would. */
function fetchSettings(): Promise<Response> {
  const { data } = service.pageData(jar)
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-Token': data.csrf_token,
  }
  return fetch(`https://acme.test/login_settings?_t=${Date.now()}&_fstate=${data.fstate}`, { headers })
}

test('a call returns the service’s settings', async () => {
  service.settings.thirds = ['wechat']
  expect(await (await fetchSettings()).json()).toMatchObject({ success: true, thirds: ['wechat'] })
})

test('an added fault affects its call once', async () => {
  service.faults.add({ path: '/login_settings', status: 503 })
  expect((await fetchSettings()).status).toBe(503)
  expect((await fetchSettings()).status).toBe(200)
})
