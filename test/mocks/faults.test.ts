import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { readFaultText } from '../../mocks/faults/fault-text.ts'
import { oddAnswerNames } from '../../mocks/faults/odd-answers.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { getLoginSettings, login } from '../../src/api/calls/login.ts'
import { type Client, createClient } from '../../src/api/client.ts'
import { fakeHost } from '../host/fake-host.ts'
import { containing } from './matchers.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let visitor: Visitor
let client: Client
let stop: () => void

beforeEach(async () => {
  service = createAccountService({ onViolation: () => undefined })
  const server = await startServer(service)
  stop = server.stop
  visitor = createVisitor(server.origin)
  await visitor.open()
  const jar = createCookieJar()
  const { csrf_token: csrfToken, public_key: publicKey } = service.pageData(jar).data
  client = createClient(fakeHost({ page: { csrfToken, publicKey } }), {
    fetch: async (input, init) => {
      const response = await service.handle(new Request(input, init), jar)
      if (response === undefined || response.type === 'error') throw new TypeError('no answer')
      return response
    },
  })
})

afterEach(() => stop())

test.each([
  ['/login:status-500', { path: '/login', times: 1, error: 'status-500' }],
  ['/login:status-503', { path: '/login', times: 1, status: 503 }],
  ['POST *:reset:2', { path: '*', method: 'POST', times: 2, reset: true }],
  ['*:delay-2000:always', { path: '*', times: 'always', delay_ms: 2000 }],
  ['/auth/hi:truncated', { path: '/auth/hi', times: 1, truncate: true }],
  ['/auth/hi:odd-nulls', { path: '/auth/hi', times: 1, odd: 'nulls' }],
  ['/auth/hi:session-expired', { path: '/auth/hi', times: 1, error: 'session-expired' }],
])('reads the fault %s', (text, fault) => {
  expect(readFaultText(text)).toEqual(fault)
})

test.each([
  '',
  '/login',
  'login:reset',
  '/login:',
  '/login:nothing',
  '/login:odd-nothing',
  '/login:encryption-refused',
  '/login:status-999',
  '/login:reset:0',
  '/login:reset:x',
  '/login:reset:1:1',
  'PUT /login:reset',
  'post /login:reset',
])('reads no fault from %j', (text) => {
  expect(readFaultText(text)).toBeUndefined()
})

describe("a page's address", () => {
  test('sets faults, those of the page before are gone, and others stay', async () => {
    service.faults.add({ path: '/check_login', status: 503 })
    await visitor.open('/page?fault=/auth/hi:status-502:always&fault=POST+/login:reset')
    expect((await visitor.callRaw('/auth/hi')).status).toBe(502)
    expect((await visitor.callRaw('/auth/hi')).status).toBe(502)
    expect(service.faults.count()).toBe(3)
    await visitor.open()
    expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
    expect(service.faults.count()).toBe(1)
    expect(service.violations).toEqual([])
  })

  test('that asks for no known fault opens the page and is told of', async () => {
    await visitor.open('/page?fault=/login:nothing')
    expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
    expect(service.violations).toMatchObject([{ path: '/page', reason: containing('"/login:nothing"') }])
  })
})

test('a fault of any call waits for the next one, whichever it is', async () => {
  service.faults.add({ path: '*', method: 'POST', error: 'status-502' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
  expect((await visitor.callRaw('/login', { method: 'POST', body: '{"login":"a","password":"b"}' })).status).toBe(502)
  expect(service.faults.count()).toBe(0)
})

test('a truncated answer is the first half of the real one', async () => {
  const whole = await (await visitor.callRaw('/login_settings')).text()
  service.faults.add({ path: '/login_settings', truncate: true })
  expect(await (await visitor.callRaw('/login_settings')).text()).toBe(whole.slice(0, whole.length / 2))
})

test('a picture cannot be odd, and comes as it is', async () => {
  service.faults.add({ path: '/captcha/get_pic/login', odd: 'nulls' })
  expect(await (await visitor.callRaw('/captcha/get_pic/login')).text()).toContain('<svg')
})

describe('RQ-5 an odd answer', () => {
  const outcomes: Record<string, object> = {
    // Reading an answer as text drops the mark.
    'byte-order-mark': { ok: true },
    empty: { ok: false, failure: { kind: 'network', reason: 'unreadable' } },
    page: { ok: false, failure: { kind: 'network', reason: 'unreadable' } },
    null: { ok: false, failure: { kind: 'network', reason: 'unreadable' } },
    list: { ok: false, failure: { kind: 'network', reason: 'unreadable' } },
    text: { ok: false, failure: { kind: 'network', reason: 'unreadable' } },
    nested: { ok: false, failure: { kind: 'answer', items: [] } },
    'no-success': { ok: false, failure: { kind: 'answer', items: [] } },
    'success-as-text': { ok: false, failure: { kind: 'answer', items: [] } },
    'success-with-errors': { ok: true },
    'refusal-without-errors': { ok: false, failure: { kind: 'answer', items: [] } },
    'errors-as-text': { ok: false, failure: { kind: 'answer', items: [{ message: 'Something is not right.' }] } },
    'errors-as-map': { ok: false, failure: { kind: 'answer', items: [{ field: 'login' }] } },
    nulls: { ok: true, value: { login_methods: ['password'] } },
    'wrong-kinds': { ok: true, value: { thirds: [] } },
  }

  test.each(oddAnswerNames)('%s leaves the client with a result', async (odd) => {
    service.faults.add({ path: '/login_settings', odd })
    expect(await client.call(getLoginSettings, {})).toMatchObject(outcomes[odd] ?? { odd: 'has no outcome here' })
  })

  test.each(['nulls', 'wrong-kinds'] as const)('%s does not undo a login that succeeded', async (odd) => {
    service.faults.add({ path: '/login', odd })
    expect(await client.call(login, { login: people.mei.phone, password: demoPassword })).toMatchObject({ ok: true })
  })
})
