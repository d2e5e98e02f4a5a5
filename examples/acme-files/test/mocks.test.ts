// The account service in a test without a browser: by msw, so that calls go through `fetch` as they do in the app.
import { setupServer } from 'msw/node'
import { createAccountService, createCookieJar } from 'portico/mocks'
import { accountServiceHandlers } from 'portico/mocks/msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const service = createAccountService({ seed: 'acme' })
const jar = createCookieJar()
const server = setupServer(...accountServiceHandlers(service, { jar }))

beforeAll(() => server.listen())
afterEach(() => {
  // A request that breaks the contract is told here, whatever it was answered.
  const violations = [...service.violations]
  service.reset()
  expect(violations).toEqual([])
})
afterAll(() => server.close())

/** Opens a page, which starts a session, then calls as that page would. */
function askSettings(): Promise<Response> {
  const { data } = service.pageData(jar)
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-Token': data.csrf_token,
  }
  return fetch(`https://acme.test/login_settings?_t=${Date.now()}&_fstate=${data.fstate}`, { headers })
}

test('a call is answered as the settings of the service say', async () => {
  service.settings.thirds = ['wechat']
  expect(await (await askSettings()).json()).toMatchObject({ success: true, thirds: ['wechat'] })
})

test('a fault that was set up meets the call it is for, once', async () => {
  service.faults.add({ path: '/login_settings', status: 503 })
  expect((await askSettings()).status).toBe(503)
  expect((await askSettings()).status).toBe(200)
})
