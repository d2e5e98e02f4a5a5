import { describe, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { getSigningTime, syncClock } from '../../src/api/sync-clock.ts'
import { createClock } from '../../src/host/clock.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createFakeNetwork, createJsonResponse } from './fake-network.ts'

const localMs = 1_600_000_000_000
const serverMs = 1_700_000_000_000

type FakeResponse = { content?: unknown; status?: number; delayMs?: number }

/** Creates a client with a clock that advances only while a request is pending. */
function setUp({ content, status = 200, delayMs = 0 }: FakeResponse) {
  let monotonicMs = 0
  const { fetch, sent } = createFakeNetwork(() => {
    monotonicMs += delayMs
    return createJsonResponse(content, status)
  })
  const clock = createClock({ now: () => monotonicMs }, () => localMs)
  const host = fakeHost({ clock, page: { apiUrl: 'https://api.test' }, pathPrefix: '/account' })
  return { client: createClient(host, { fetch }), host, sent }
}

test('API-06 API-08 requests the time from the API host, and uses it from then on', async () => {
  const { client, host, sent } = setUp({ content: { data: { server_time: serverMs } } })
  expect(await syncClock(client)).toBe(true)
  expect(host.clock.now()).toBe(serverMs)
  expect(sent[0]).toMatchObject({ url: { href: `https://api.test/hermes/ts?_t=${localMs}` }, method: 'GET' })
})

test('RS-4 adds half the round-trip time, because the response took about that long to arrive', async () => {
  const { client, host } = setUp({ content: { success: true, data: { server_time: serverMs } }, delayMs: 800 })
  await syncClock(client)
  expect(host.clock.now()).toBe(serverMs + 400)
})

test.each<[string, FakeResponse]>([
  ['has `success: false`', { content: { success: false, data: { server_time: serverMs } } }],
  ['has an error status', { content: { data: { server_time: serverMs } }, status: 503 }],
  ['contains no data', { content: {} }],
  ['contains data of the wrong type', { content: { data: 'soon' } }],
  ['contains the time as a string', { content: { data: { server_time: String(serverMs) } } }],
  ['contains a time that is too small', { content: { data: { server_time: 0 } } }],
  ['contains the time in seconds', { content: { data: { server_time: serverMs / 1000 } } }],
  ['contains a time that is too large', { content: { data: { server_time: 1e308 } } }],
  ['is not an object', { content: [serverMs] }],
])('API-08 keeps the local time if the response %s', async (_, response) => {
  const { client, host } = setUp(response)
  expect(await syncClock(client)).toBe(false)
  expect(host.clock.now()).toBe(localMs)
})

test('RS-4 does not count the time before the request is sent as part of the round trip', async () => {
  let monotonicMs = 0
  const { fetch } = createFakeNetwork(() => {
    monotonicMs += 800
    return createJsonResponse({ data: { server_time: serverMs } })
  })
  const clock = createClock({ now: () => monotonicMs }, () => localMs)
  let hasToken = false
  const deviceToken = () => {
    if (!hasToken) monotonicMs += 1500
    hasToken = true
    return Promise.resolve('token')
  }
  await syncClock(createClient(fakeHost({ clock, deviceToken }), { fetch }))
  expect(clock.now()).toBe(serverMs + 400)
})

describe('API-08 getSigningTime', () => {
  const createUnresponsiveClient = (deviceToken?: () => Promise<undefined>) => {
    const host = fakeHost({ clock: createClock({ now: () => 0 }, () => localMs), ...(deviceToken && { deviceToken }) })
    return createClient(host, { fetch: () => new Promise(() => {}) })
  }

  test.each([
    ['no response arrives', undefined],
    ['the call is never sent', () => new Promise<undefined>(() => {})],
  ])('returns the local time after 3 s if %s', async (_, deviceToken) => {
    vi.useFakeTimers()
    const time = getSigningTime(createUnresponsiveClient(deviceToken))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await time).toBe(localMs)
    vi.useRealTimers()
  })

  test('returns the local time immediately if the caller aborts', async () => {
    const controller = new AbortController()
    const time = getSigningTime(createUnresponsiveClient(), controller.signal)
    controller.abort()
    expect(await time).toBe(localMs)
    expect(await getSigningTime(createUnresponsiveClient(), controller.signal)).toBe(localMs)
  })
})

test('RS-4 sends one request for two simultaneous calls', async () => {
  const { client, host, sent } = setUp({ content: { data: { server_time: serverMs } }, delayMs: 800 })
  expect(await Promise.all([syncClock(client), syncClock(client)])).toEqual([true, true])
  expect(host.clock.now()).toBe(serverMs + 400)
  expect(sent).toHaveLength(1)
  await syncClock(client)
  expect(sent).toHaveLength(2)
})
