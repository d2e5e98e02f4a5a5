import { describe, expect, test } from 'vitest'
import { readFaultText } from '../../mocks/faults/fault-text.ts'
import { getLoginSettings } from '../../src/api/calls/login.ts'
import { containing } from './matchers.ts'
import { openPage } from './page-client.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'

serveEachTest({ onViolation: () => undefined })

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
  ...['', '/login', 'login:reset', '/login:nothing', '/login:encryption-refused', '/login:status-999'],
  ...['/login:reset:0', '/login:reset:1:1', 'PUT /login:reset'],
])('reads no fault from %j', (text) => {
  expect(readFaultText(text)).toBeUndefined()
})

describe("a page's URL", () => {
  test('sets faults, replaces those of the previous page, and keeps others', async () => {
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

  test('with an unknown fault opens the page and reports the fault', async () => {
    await visitor.open('/page?fault=/login:nothing')
    expect(await visitor.call('/auth/hi')).toMatchObject({ success: true })
    expect(service.violations).toMatchObject([{ path: '/page', reason: containing('"/login:nothing"') }])
  })
})

test.each([
  ['nested', false],
  ['nulls', true],
  ['wrong-kinds', true],
] as const)('RQ-5 the client treats an answer with %s as a success: %s', async (odd, ok) => {
  const { client } = await openPage()
  service.faults.add({ path: '/login_settings', odd })
  expect(await client.call(getLoginSettings, {})).toMatchObject({ ok })
})
