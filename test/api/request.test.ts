import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../src/api/call.ts'
import { createCallUrl } from '../../src/api/call-url.ts'
import { login } from '../../src/api/calls/login.ts'
import { createRequestHeaders, createRequestUrl, encodeBody, splitData } from '../../src/api/transport/request.ts'
import { fakeHost } from '../host/fake-host.ts'

const shape = v.object({
  type: v.optional(v.string()),
  plan_id: v.optional(v.pipe(v.number(), v.maxValue(9))),
  login: v.optional(v.string()),
})
const getCall: Call = { name: 'getThirds', path: '/third', method: 'GET' }
const postCall: Call = { ...getCall, path: '/new_register', method: 'POST', query: ['plan_id'] }
const apiCall: Call = { ...getCall, path: '/hermes/ts', host: 'api' }

describe('API-03 request data', () => {
  test('API-03 puts the data of a GET into the URL, and the data of a POST into the body except for its query parameters', () => {
    const data = { type: 'wechat', plan_id: 3, unknown: 1 }
    expect(splitData(getCall, shape, data)).toEqual({ query: { type: 'wechat', plan_id: 3 }, body: {} })
    expect(splitData(postCall, shape, data)).toEqual({ query: { plan_id: 3 }, body: { type: 'wechat' } })
    expect(splitData(postCall, shape, { type: undefined })).toEqual({ query: {}, body: {} })
  })

  test('RQ-3 throws for a secret in a URL', () => {
    expect(() => splitData(getCall, shape, { login: 'canary' })).toThrow('/third: must not be in a URL: login (RQ-3)')
    expect(() => splitData({ ...postCall, query: ['login'] }, shape, { login: 'canary' })).toThrow('RQ-3')
    expect(splitData(postCall, shape, { login: 'a' }).body).toEqual({ login: 'a' })
  })

  test('SE-1 throws for data of the wrong shape, and names the fields, but not their values', () => {
    expect(() => splitData(postCall, shape, { type: 7, plan_id: 10 })).toThrow(
      '/new_register: invalid data: type, plan_id',
    )
    expect(() => splitData(postCall, shape, 'canary')).toThrow(/^\/new_register: invalid data: data$/)
  })
})

describe('API-01 request URLs', () => {
  test('API-01 adds a timestamp and the page’s `_fstate`, if any, to the URL', () => {
    expect(createRequestUrl(getCall, {}, fakeHost()).href).toBe('https://account.test/third?_t=1700000000000')
    const host = fakeHost({
      page: { fstate: 'a&b' },
      clock: { ...fakeHost().clock, now: () => 12.7 },
    })
    expect(createRequestUrl(getCall, { type: 'x y', plan_id: 1 }, host).href).toBe(
      'https://account.test/third?_fstate=a%26b&type=x+y&plan_id=1&_t=13',
    )
  })

  test('SCR-21 API-06 adds the path prefix to URLs of this site, but not to URLs of the API host', () => {
    const host = fakeHost({ pathPrefix: '/account', page: { apiUrl: 'https://api.test/v1/' } })
    expect(createCallUrl('/login', host).href).toBe('https://account.test/account/login')
    expect(createRequestUrl(apiCall, {}, host).href).toMatch('https://api.test/v1/hermes/ts?_t=')
    expect(createCallUrl('/hermes/ts', fakeHost({ pathPrefix: '/account' }), 'api').href).toBe(
      'https://account.test/hermes/ts',
    )
  })

  test.each(['@evil.test/', '.evil.test', ':80@evil.test'])(
    'RQ-1 throws for the path %s, which would change the host',
    (path) => {
      expect(() => createCallUrl(path, fakeHost())).toThrow('RQ-1')
    },
  )

  test('RQ-1 resolves any path that begins with a slash to a URL of this site', () => {
    for (const path of ['//evil.test/', '/\\evil.test', '/..//evil.test', '/@evil.test']) {
      expect(createCallUrl(path, fakeHost()).origin).toBe('https://account.test')
    }
  })
})

describe('API-02 headers', () => {
  test('API-02 always sends the fixed headers', () => {
    expect(createRequestHeaders(login, fakeHost(), undefined)).toEqual({
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      Accept: 'application/json',
    })
    expect(createRequestHeaders({ ...login, encoding: 'form' }, fakeHost(), undefined)['Content-Type']).toBe(
      'application/x-www-form-urlencoded',
    )
  })

  test('API-02 LOG-08 sends the optional headers that have a value', () => {
    const host = fakeHost({ page: { csrfToken: 'csrf', account: 'mei' } })
    host.bridge.context = () => ({ authToken: 'auth', notificationId: 'note', userAgent: 'Sync/9 (x)', version: '9.1' })
    expect(createRequestHeaders(login, host, 'device')).toMatchObject({
      'X-CSRF-Token': 'csrf',
      'X-Account': 'mei',
      'Auth-Token': 'auth',
      'Device-Notification-Id': 'note',
      'X-User-Agent': 'Sync/9 (x)',
      'Client-Version': '9.1',
      'Device-Token': 'device',
    })
  })

  test.each(['', ' a', 'a ', 'a\r\nX: y', '文', 'a\u0000'])(
    'API-02 omits a header with the invalid value %j',
    (value) => {
      expect(createRequestHeaders(login, fakeHost(), value)).not.toHaveProperty('Device-Token')
    },
  )
})

test('API-03 RQ-2 encodes a body as JSON or as a form, and an empty body as `{}`', () => {
  expect(encodeBody(login, {})).toBe('{}')
  expect(encodeBody(login, { a: 1, b: true })).toBe('{"a":1,"b":true}')
  expect(encodeBody({ ...login, encoding: 'form' }, { a: 'x&y', b: true })).toBe('a=x%26y&b=true')
})
