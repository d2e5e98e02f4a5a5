import { beforeEach, expect, test, vi } from 'vitest'
import { readCallData } from '../../mocks/http/contract-check.ts'
import { createVisit } from '../../mocks/http/visit.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { createState } from '../../mocks/state.ts'
import { login } from '../../src/api/calls/login.ts'
import { containing } from './matchers.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'
import { seal } from './visitor.ts'

const onViolation = vi.fn()

serveEachTest({ onViolation })
beforeEach(() => void onViolation.mockClear())

const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
const callHeaders = { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'x', Accept: 'application/json' }
const secrets = { login: people.mei.phone, password: demoPassword }

test.each<[string, string, RequestInit]>([
  ['X-Requested-With', '/login', { ...post(secrets), headers: { 'X-Requested-With': 'fetch' } }],
  ['X-CSRF-Token', '/login', { ...post(secrets), headers: { 'X-CSRF-Token': '' } }],
  ['Accept', '/login', { ...post(secrets), headers: { Accept: 'text/plain' } }],
  ['Content-Type', '/login', { ...post(secrets), headers: { 'Content-Type': 'text/plain' } }],
  ['the method is GET', '/login', {}],
  ['the method is POST', '/auth/hi', post({})],
  ['not a JSON object', '/login', { method: 'POST', body: '{' }],
  ['password', '/login', post({ login: people.mei.phone })],
  ['remember', '/login', post({ ...secrets, remember: 'yes' })],
  ['colour is not a field', '/login', post({ ...secrets, colour: 'red' })],
  ['password must be inside', '/login', post({ password: 'x', secure_zone: seal(secrets) })],
  ['remember is not a secret', '/login', post({ secure_zone: seal({ ...secrets, remember: true }) })],
  ['cannot be read', '/login', post({ secure_zone: 'bm90aGluZw==' })],
  ['secure_zone is not text', '/login', post({ secure_zone: 5 })],
])('rejects a call because of %s', async (reason, path, init) => {
  const response = await visitor.callRaw(path, init)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason)
  expect(service.violations).toEqual([expect.objectContaining({ path, reason: containing(reason) })])
  expect(onViolation).toHaveBeenCalledOnce()
})

test.each([
  ['/auth/hi', 'timestamp _t'],
  ['/auth/hi?_t=1&phone=13800138000', 'phone must not be in the URL'],
  ['/auth/hi?_t=1&extra=1', 'extra is not a field'],
])('rejects the URL %s', async (path, reason) => {
  const response = await visitor.navigate(path, { headers: callHeaders })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(reason)
})

test('each field of a POST must be in the query or the body, as the call specifies', async () => {
  const state = createState({ seed: 'x', now: Date.now })
  const call = { ...login, query: ['redirect'] }
  const read = (query: string, body: object) => {
    const headers = { ...callHeaders, 'Content-Type': 'application/json' }
    const request = new Request(`http://localhost/login?_t=1${query}`, { ...post(body), headers })
    return readCallData(createVisit(state, request, ''), call)
  }
  expect(await read('&redirect=/files', secrets)).toEqual({ ...secrets, redirect: '/files' })
  await expect(read('', { ...secrets, redirect: '/files' })).rejects.toThrow('redirect is in the body')
  await expect(read('&remember=true', secrets)).rejects.toThrow('remember is in the URL')
})

test('unencrypted secrets are accepted as a fallback, unless the page requires the secure zone', async () => {
  expect(await visitor.call('/login', secrets)).toMatchObject({ success: true })
  service.settings.secure_zone_required = true
  expect(await visitor.open()).toMatchObject({ secure_zone_required: true })
  expect(await visitor.call('/login', secrets)).toMatchObject({ status: 400, success: false })
  expect(await visitor.call('/login', { secure_zone: seal(secrets) })).toMatchObject({ success: true })
})

test('a call to the API host does not accept the prefix', async () => {
  expect(await visitor.call('/account/hermes/ts')).toMatchObject({ status: 400, success: false })
  expect(service.violations).toMatchObject([{ path: '/hermes/ts', reason: containing('API-06') }])
})

test('an unknown call gets a 404 and is recorded, with and without the prefix', async () => {
  expect(await visitor.call('/nowhere')).toMatchObject({ status: 404, success: false })
  expect(await visitor.call('/account/nowhere', {})).toMatchObject({ status: 404 })
  expect(service.violations).toMatchObject([
    { method: 'GET', path: '/nowhere' },
    { method: 'POST', path: '/nowhere' },
  ])
})

test("a token that is not the session's means that the page has expired", async () => {
  const response = await visitor.callRaw('/login_settings', { headers: { 'X-CSRF-Token': 'somebody-else' } })
  expect(await response.json()).toMatchObject({ success: false, errors: [{ error_code: 9000001 }] })
  expect(service.violations).toEqual([])
})
