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

/** A request body as sent. */
const sealedBody = v.pipe(v.string(), v.parseJson(), v.looseObject({ secure_zone: v.string() }))

type Fetch = typeof globalThis.fetch

const data = { login: 'a@b.cn', password: 'abcd1234' }
const json = (content: unknown, init?: ResponseInit) => Promise.resolve(new Response(JSON.stringify(content), init))
const aborted = { ok: false, failure: { kind: 'aborted' } }

/** Never answers, and rejects like `fetch` when aborted. */
const hang: Fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

function setUp(answer: Fetch, host: Host & { events: unknown[] } = fakeHost()) {
  const fetch = vi.fn<Fetch>(answer)
  const sent = () =>
    fetch.mock.calls.map(([url, init]) => ({ url: String(url instanceof Request ? url.url : url), init }))
  return { client: createClient(host, { fetch }), fetch, sent, host }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('API-01 to API-04 requests', () => {
  test('API-01 API-02 API-04 sends a complete POST', async () => {
    const pair = createKeyPair(1024)
    const host = fakeHost({
      pathPrefix: '/account',
      page: { publicKey: pair.publicKey, csrfToken: 'csrf', fstate: 'state' },
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
    const { secure_zone: zone, ...open } = v.parse(sealedBody, request?.init?.body)
    expect(open).toEqual({ remember: true })
    expect(pair.decrypt(zone)).toEqual(data)
    expect(host.events).toEqual([])
  })

  test('API-03 a GET has no body', async () => {
    const { client, sent } = setUp(() => json({ success: true }))
    await client.call(sayHi, {})
    expect(sent()[0]?.init).toMatchObject({ method: 'GET' })
    expect(sent()[0]?.init).not.toHaveProperty('body')
  })

  test('API-04 sends nothing if encryption fails and secure_zone_required is set', async () => {
    const { client, fetch } = setUp(hang, fakeHost({ page: { isSecureZoneRequired: true } }))
    expect(await client.call(login, data)).toEqual({ ok: false, failure: { kind: 'refused', reason: 'secure-zone' } })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('RQ-3 throws for data of the wrong shape before sending anything', async () => {
    const { client, fetch } = setUp(hang)
    await expect(client.call(login, { login: 5 } as never)).rejects.toThrow('login, password')
    expect(fetch).not.toHaveBeenCalled()
    expect(client.blocking.isBlocking()).toBe(false)
  })
})

describe('RQ-5 answers', () => {
  test('RQ-5 an unreadable answer is a failure and is reported without its content', async () => {
    const { client, host } = setUp(() => Promise.resolve(new Response('<html>canary')))
    expect(await client.call(getLogin, {})).toEqual({ ok: false, failure: { kind: 'network', reason: 'unreadable' } })
    expect(host.events).toEqual([{ kind: 'answer-unreadable', path: '/credential/get_login', status: 200 }])
  })

  test('RQ-7 an error status keeps its retry delay', async () => {
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
  ])('RS-1 no answer with online %s: %s; a POST is not retried (RQ-7)', async (isOnline, reason) => {
    const { client, fetch } = setUp(
      () => Promise.reject(new TypeError('Failed to fetch')),
      fakeHost({ isOnline: () => isOnline }),
    )
    expect(await client.call(login, data)).toEqual({ ok: false, failure: { kind: 'network', reason } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('RS-1 answers and network failures report the state of the connection, and aborted calls do not', async () => {
    const settle = vi.spyOn(connection, 'settle')
    const answers = [() => json({}, { status: 500 }), () => Promise.reject(new TypeError('Failed to fetch'))]
    for (const answer of answers) await setUp(answer).client.call(sayHi, {})
    const giveUp = new AbortController()
    // Scripts that wrap `fetch` may reject with their own error.
    const hanging = setUp((url, init) => hang(url, init).catch(() => Promise.reject(new TypeError('aborted'))))
    const call = hanging.client.call(sayHi, {}, { signal: giveUp.signal })
    await vi.waitFor(() => expect(hanging.fetch).toHaveBeenCalled())
    giveUp.abort()
    await call
    expect(settle.mock.calls).toEqual([[true], [false]])
    settle.mockRestore()
  })

  const readAlready = new Response('{"success":true}')
  void readAlready.text()
  test.each<[string, () => unknown]>([
    ['returns nothing', () => undefined],
    [
      'throws at once',
      () => {
        throw new TypeError('wrapped')
      },
    ],
    ['returns text instead of a promise', () => '{"success":true}'],
    ['has already read the answer', () => Promise.resolve(readAlready)],
    ['leaves the headers out', () => Promise.resolve({ status: 200, text: () => Promise.resolve('{}') })],
  ])('RS-1 a wrapped fetch that %s is a failure that is reported once', async (_, wrapped) => {
    const { client, fetch } = setUp(wrapped as () => Promise<Response>)
    expect(await client.call(login, data)).toEqual({ ok: false, failure: { kind: 'network', reason: 'unreachable' } })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(client.blocking.isBlocking()).toBe(false)
  })

  test('RQ-5 a truncated answer counts as no answer', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) })
    const { client } = setUp(() => Promise.resolve(new Response(body)))
    expect(await client.call(sayHi, {})).toEqual({ ok: false, failure: { kind: 'network', reason: 'unreachable' } })
  })
})

describe('RQ-6 RQ-7 aborting', () => {
  test('RQ-7 after 30 s, even if fetch ignores the signal', async () => {
    for (const answer of [hang, () => new Promise<Response>(() => {})]) {
      const { client, sent } = setUp(answer)
      const result = client.call(login, data)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(client.blocking.isBlocking()).toBe(true)
      await vi.advanceTimersByTimeAsync(1)
      expect(await result).toEqual({ ok: false, failure: { kind: 'network', reason: 'timeout' } })
      expect(sent()[0]?.init?.signal?.aborted).toBe(true)
      expect(client.blocking.isBlocking()).toBe(false)
    }
  })

  test('RQ-7 while the body is still being received', async () => {
    const { client } = setUp(() => Promise.resolve(new Response(new ReadableStream())))
    const result = client.call(sayHi, {})
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await result).toMatchObject({ failure: { reason: 'timeout' } })
  })

  test('RQ-6 by the caller, before or during the call', async () => {
    const { client, sent } = setUp(hang)
    const controller = new AbortController()
    const result = client.call(sayHi, {}, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(1)
    controller.abort()
    expect(await result).toEqual(aborted)
    expect(sent()[0]?.init?.signal?.aborted).toBe(true)
    expect(await client.call(sayHi, {}, { signal: AbortSignal.abort() })).toEqual(aborted)
  })

  test('RQ-6 only the newest of several calls with the same key counts, whatever the order of the answers', async () => {
    const answers: ((response: Response) => void)[] = []
    const { client } = setUp(() => new Promise((resolve) => answers.push(resolve)))
    const first = client.call(getLogin, {}, { latest: 'login' })
    const other = client.call(getLogin, {}, { latest: 'other' })
    const free = client.call(getLogin, {})
    const second = client.call(getLogin, {}, { latest: 'login' })
    await vi.advanceTimersByTimeAsync(0)
    for (const [index, answer] of answers.reverse().entries())
      answer(new Response(JSON.stringify({ success: true, user: { phone: String(index) } })))
    expect(await first).toEqual(aborted)
    for (const result of [other, free, second]) expect((await result).ok).toBe(true)
  })
})

test('WID-15 only flagged calls block the page, until they end in any way', async () => {
  for (const answer of [
    () => json({ success: true }),
    () => json({}, { status: 500 }),
    () => Promise.reject(new Error('x')),
  ]) {
    const { client } = setUp(answer)
    const listener = vi.fn()
    client.blocking.subscribe(listener)
    const quiet = client.call(sayHi, {})
    expect(client.blocking.isBlocking()).toBe(false)
    const result = client.call(login, data)
    expect(client.blocking.isBlocking()).toBe(true)
    await Promise.all([quiet, result])
    expect(client.blocking.isBlocking()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  }
})

test('API-04 preparing loads the encryption and ignores a chunk that fails to load', async () => {
  const loadSecureZone = vi.fn(() => Promise.reject(new Error('failed to load')))
  await createClient(fakeHost(), { loadSecureZone }).prepare()
  expect(loadSecureZone).toHaveBeenCalledTimes(1)
  await createClient(fakeHost()).prepare()
})

test('RQ-14 shows no error and sends nothing more once another account has logged in', async () => {
  const { client, sent } = setUp(() => json({ success: false, errors: [{ error_code: 'other_account' }] }))
  expect(client.otherAccount.aborted).toBe(false)
  expect(await client.call(getLogin, {})).toEqual(aborted)
  expect(client.otherAccount.aborted).toBe(true)
  expect(await client.call(sayHi, {})).toEqual(aborted)
  expect(sent()).toHaveLength(1)
})
