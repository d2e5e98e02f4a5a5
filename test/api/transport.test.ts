import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getLogin } from '../../src/api/calls/credentials.ts'
import { login } from '../../src/api/calls/login.ts'
import { sayHi } from '../../src/api/calls/session.ts'
import { createClient } from '../../src/api/client.ts'
import { connection } from '../../src/host/connection.ts'
import type { Host } from '../../src/host/host.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createKeyPair } from './key-pairs.ts'

/** The shape of a request body with encrypted fields. */
const encryptedBody = v.pipe(v.string(), v.parseJson(), v.looseObject({ secure_zone: v.string() }))

type Fetch = typeof globalThis.fetch

const data = { login: 'a@b.cn', password: 'abcd1234' }
const json = (content: unknown, init?: ResponseInit) => Promise.resolve(new Response(JSON.stringify(content), init))
const abortedResult = { ok: false, failure: { kind: 'aborted' } }

/** Never responds, and rejects like `fetch` when aborted. */
const hang: Fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

function setUp(respond: Fetch, host: Host & { events: unknown[] } = fakeHost()) {
  const fetch = vi.fn<Fetch>(respond)
  const sent = () =>
    fetch.mock.calls.map(([url, init]) => ({ url: String(url instanceof Request ? url.url : url), init }))
  return { client: createClient(host, { fetch }), fetch, sent, host }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('API-01 to API-04 requests', () => {
  test('API-01 API-02 API-04 sends a POST with query parameters, headers and encrypted secrets', async () => {
    const keyPair = createKeyPair(1024)
    const host = fakeHost({
      pathPrefix: '/account',
      page: { publicKey: keyPair.publicKey, csrfToken: 'csrf', fstate: 'state' },
      deviceToken: () => Promise.resolve('device'),
    })
    const { client, sent } = setUp(() => json({ success: true, redirect: '/files' }), host)
    expect(await client.call(login, { ...data, remember: true })).toMatchObject({
      ok: true,
      value: { redirect: '/files' },
    })
    const [request] = sent()
    expect(request?.url).toBe('https://account.test/account/login?_fstate=state&_t=1700000000000')
    expect(request?.init).toMatchObject({ method: 'POST', credentials: 'include', redirect: 'error' })
    expect(request?.init?.headers).toMatchObject({ 'X-CSRF-Token': 'csrf', 'Device-Token': 'device' })
    const { secure_zone: zone, ...plainFields } = v.parse(encryptedBody, request?.init?.body)
    expect(plainFields).toEqual({ remember: true })
    expect(keyPair.decrypt(zone)).toEqual(data)
    expect(host.events).toEqual([])
  })

  test('API-03 sends a GET without a body', async () => {
    const { client, sent } = setUp(() => json({ success: true }))
    await client.call(sayHi, {})
    expect(sent()[0]?.init).toMatchObject({ method: 'GET' })
    expect(sent()[0]?.init).not.toHaveProperty('body')
  })

  test('API-04 sends nothing if encryption fails and secure_zone_required is set', async () => {
    const { client, fetch } = setUp(hang, fakeHost({ page: { isSecureZoneRequired: true } }))
    expect(await client.call(login, data)).toEqual({ ok: false, failure: { kind: 'not-sent', reason: 'secure-zone' } })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('RQ-3 throws for data of the wrong shape before sending anything', async () => {
    const { client, fetch } = setUp(hang)
    await expect(client.call(login, { login: 5 } as never)).rejects.toThrow('login, password')
    expect(fetch).not.toHaveBeenCalled()
    expect(client.blocking.isBlocking()).toBe(false)
  })
})

describe('RQ-5 responses', () => {
  test('RQ-5 fails for an unreadable response, and reports the failure without the response body', async () => {
    const { client, host } = setUp(() => Promise.resolve(new Response('<html>canary')))
    expect(await client.call(getLogin, {})).toEqual({ ok: false, failure: { kind: 'network', reason: 'unreadable' } })
    expect(host.events).toEqual([{ kind: 'response-unreadable', path: '/credential/get_login', status: 200 }])
  })

  test('RQ-7 returns the retry delay from an error response', async () => {
    const { client, host } = setUp(() => json({}, { status: 503, headers: { 'Retry-After': '30' } }))
    expect(await client.call(sayHi, {})).toEqual({
      ok: false,
      failure: { kind: 'status', status: 503, retryAfterMs: 30_000 },
    })
    expect(host.events).toEqual([])
  })

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('RS-1 RQ-7 does not retry a POST that gets no response (online: %s, reason: %s)', async (isOnline, reason) => {
    const { client, fetch } = setUp(
      () => Promise.reject(new TypeError('Failed to fetch')),
      fakeHost({ isOnline: () => isOnline }),
    )
    expect(await client.call(login, data)).toEqual({ ok: false, failure: { kind: 'network', reason } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('RS-1 records the state of the connection after a response or a network failure, but not after an abort', async () => {
    const recordCall = vi.spyOn(connection, 'recordCall')
    const responders = [() => json({}, { status: 500 }), () => Promise.reject(new TypeError('Failed to fetch'))]
    for (const respond of responders) await setUp(respond).client.call(sayHi, {})
    const controller = new AbortController()
    // Scripts that wrap `fetch` may reject with their own error.
    const hangingSetup = setUp((url, init) => hang(url, init).catch(() => Promise.reject(new TypeError('aborted'))))
    const call = hangingSetup.client.call(sayHi, {}, { signal: controller.signal })
    await vi.waitFor(() => expect(hangingSetup.fetch).toHaveBeenCalled())
    controller.abort()
    await call
    expect(recordCall.mock.calls).toEqual([[true], [false]])
    recordCall.mockRestore()
  })

  const consumedResponse = new Response('{"success":true}')
  void consumedResponse.text()
  test.each<[string, () => unknown]>([
    ['returns nothing', () => undefined],
    [
      'throws immediately',
      () => {
        throw new TypeError('wrapped')
      },
    ],
    ['returns a string instead of a promise', () => '{"success":true}'],
    ['has already read the response', () => Promise.resolve(consumedResponse)],
    ['returns a response without headers', () => Promise.resolve({ status: 200, text: () => Promise.resolve('{}') })],
  ])('RS-1 fails the call if a wrapped fetch %s', async (_, wrappedFetch) => {
    const { client, fetch } = setUp(wrappedFetch as () => Promise<Response>)
    expect(await client.call(login, data)).toEqual({ ok: false, failure: { kind: 'network', reason: 'unreachable' } })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RQ-5 treats a truncated response like a missing response', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) })
    const { client } = setUp(() => Promise.resolve(new Response(body)))
    expect(await client.call(sayHi, {})).toEqual({ ok: false, failure: { kind: 'network', reason: 'unreachable' } })
  })
})

describe('RQ-6 RQ-7 aborting', () => {
  test('RQ-7 aborts a call after 30 s, even if fetch ignores the signal', async () => {
    for (const respond of [hang, () => new Promise<Response>(() => {})]) {
      const { client, sent } = setUp(respond)
      const result = client.call(login, data)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(client.blocking.isBlocking()).toBe(true)
      await vi.advanceTimersByTimeAsync(1)
      expect(await result).toEqual({ ok: false, failure: { kind: 'network', reason: 'timeout' } })
      expect(sent()[0]?.init?.signal?.aborted).toBe(true)
      expect(client.blocking.isBlocking()).toBe(false)
    }
  })

  test('RQ-7 aborts a call after 30 s while its response is still being received', async () => {
    const { client } = setUp(() => Promise.resolve(new Response(new ReadableStream())))
    const result = client.call(sayHi, {})
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await result).toMatchObject({ failure: { reason: 'timeout' } })
  })

  test('RQ-6 lets the caller abort before or during the call', async () => {
    const { client, sent } = setUp(hang)
    const controller = new AbortController()
    const result = client.call(sayHi, {}, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(1)
    controller.abort()
    expect(await result).toEqual(abortedResult)
    expect(sent()[0]?.init?.signal?.aborted).toBe(true)
    expect(await client.call(sayHi, {}, { signal: AbortSignal.abort() })).toEqual(abortedResult)
  })

  test('RQ-6 delivers only the newest call’s result for each key, regardless of response order', async () => {
    const resolvers: ((response: Response) => void)[] = []
    const { client } = setUp(() => new Promise((resolve) => resolvers.push(resolve)))
    const firstCall = client.call(getLogin, {}, { latest: 'login' })
    const otherKeyCall = client.call(getLogin, {}, { latest: 'other' })
    const unkeyedCall = client.call(getLogin, {})
    const secondCall = client.call(getLogin, {}, { latest: 'login' })
    await vi.advanceTimersByTimeAsync(0)
    for (const [index, resolveResponse] of resolvers.reverse().entries())
      resolveResponse(new Response(JSON.stringify({ success: true, user: { phone: String(index) } })))
    expect(await firstCall).toEqual(abortedResult)
    for (const result of [otherKeyCall, unkeyedCall, secondCall]) expect((await result).ok).toBe(true)
  })
})

test('WID-15 blocks the page only while a call with `blocks` is running', async () => {
  for (const respond of [
    () => json({ success: true }),
    () => json({}, { status: 500 }),
    () => Promise.reject(new Error('x')),
  ]) {
    const { client } = setUp(respond)
    const listener = vi.fn()
    client.blocking.subscribe(listener)
    const nonBlockingCall = client.call(sayHi, {})
    expect(client.blocking.isBlocking()).toBe(false)
    const blockingCall = client.call(login, data)
    expect(client.blocking.isBlocking()).toBe(true)
    await Promise.all([nonBlockingCall, blockingCall])
    expect(client.blocking.isBlocking()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  }
})

test('API-04 loads the encryption module in `prepare`, and ignores a failure to load it', async () => {
  const loadSecureZone = vi.fn(() => Promise.reject(new Error('failed to load')))
  await createClient(fakeHost(), { loadSecureZone }).prepare()
  expect(loadSecureZone).toHaveBeenCalledTimes(1)
  await createClient(fakeHost()).prepare()
})

test('RQ-14 aborts all calls once a response reports that another account is logged in', async () => {
  const { client, sent } = setUp(() => json({ success: false, errors: [{ error_code: 'other_account' }] }))
  expect(client.accountChangeSignal.aborted).toBe(false)
  expect(await client.call(getLogin, {})).toEqual(abortedResult)
  expect(client.accountChangeSignal.aborted).toBe(true)
  expect(await client.call(sayHi, {})).toEqual(abortedResult)
  expect(sent()).toHaveLength(1)
})
