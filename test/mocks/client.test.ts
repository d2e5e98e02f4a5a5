import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { getLogin } from '../../src/api/calls/credentials.ts'
import { checkLogin, getLoginSettings, login } from '../../src/api/calls/login.ts'
import { sayHi } from '../../src/api/calls/session.ts'
import { type Client, createClient } from '../../src/api/client.ts'
import { fakeHost } from '../host/fake-host.ts'

let service: AccountService
let client: Client
let jar: CookieJar

beforeEach(() => {
  service = createAccountService()
  jar = createCookieJar()
  const { csrf_token: csrfToken, public_key: publicKey, fstate } = service.pageData(jar).data
  const host = fakeHost({ page: { csrfToken, publicKey, fstate }, pathPrefix: '/account' })
  client = createClient(host, {
    fetch: async (input, init) => {
      const response = await service.handle(new Request(input, init), jar)
      if (response === undefined || response.type === 'error') throw new TypeError('no answer')
      return response
    },
  })
})

afterEach(() => expect(service.violations).toEqual([]))

test('the real client keeps the contract, call by call', async () => {
  expect(await client.call(getLoginSettings, {})).toMatchObject({
    ok: true,
    value: { login_methods: ['password', 'sms', 'qr', 'sso'] },
  })
  expect(await client.call(checkLogin, { login: people.mei.phone })).toMatchObject({
    ok: true,
    value: { registered: true },
  })
  const data = { login: people.mei.email, password: demoPassword, remember: true, redirect: '/files' }
  expect(await client.call(login, data)).toMatchObject({ ok: true, value: { redirect: '/files' } })
  expect(await client.call(sayHi, {})).toEqual({ ok: true, value: { logged_in: true } })
  expect(await client.call(getLogin, {})).toMatchObject({ ok: true, value: { user: { phone: people.mei.phone } } })
})

test('what the client encrypts is read as it was typed', async () => {
  const typed = { login: '😀é中"\\', password: 'x' }
  expect(await client.call(login, typed)).toMatchObject({ ok: false, failure: { kind: 'answer' } })
  expect(service.calls.at(-1)).toMatchObject({ data: typed })
})

test('the picture that the client shows is one of this session', async () => {
  const address = client.pictureUrl('/captcha/get_pic/login')
  const response = await service.handle(new Request(address), jar)
  expect(response?.headers.get('content-type')).toContain('image/svg+xml')
})

test.each([
  [{ error: 'status-502' }, { kind: 'status', status: 502 }],
  [{ error: 'status-other' }, { kind: 'status', status: 429, retryAfterMs: 30_000 }],
  [{ error: 'unreadable' }, { kind: 'network', reason: 'unreadable' }],
  [{ error: 'unreachable' }, { kind: 'network', reason: 'unreachable' }],
  [{ error: 'force-two-step' }, { kind: 'answer', forceTwoStep: { redirect: '/account/two-step-setup' } }],
  [
    { error: 'client-outdated' },
    { kind: 'answer', items: [{ code: '9200001', downloadLink: 'https://account.test/account/__pages/download' }] },
  ],
])('the fault %j reaches the client as it should', async (fault, failure) => {
  service.faults.add({ path: '/login_settings', ...fault })
  expect(await client.call(getLoginSettings, {})).toMatchObject({ ok: false, failure })
})
