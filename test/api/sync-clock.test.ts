import { expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { syncClock } from '../../src/api/sync-clock.ts'
import { createClock } from '../../src/host/clock.ts'
import { fakeHost } from '../host/fake-host.ts'
import { fakeNetwork, json } from './fake-network.ts'

const local = 1_600_000_000_000
const server = 1_700_000_000_000

type Answer = { content?: unknown; status?: number; afterMs?: number }

/** A page whose clock runs only while an answer is on its way. */
function setUp({ content, status = 200, afterMs = 0 }: Answer) {
  let monotonic = 0
  const { fetch, sent } = fakeNetwork(() => {
    monotonic += afterMs
    return json(content, status)
  })
  const clock = createClock({ now: () => monotonic }, () => local)
  const host = fakeHost({ clock, page: { apiUrl: 'https://api.test' }, pathPrefix: '/account' })
  return { client: createClient(host, { fetch }), host, sent }
}

test('API-06 API-08 asks the API host, and goes by its time from then on', async () => {
  const { client, host, sent } = setUp({ content: { data: { server_time: server } } })
  expect(await syncClock(client, host)).toBe(true)
  expect(host.clock.now()).toBe(server)
  expect(sent[0]).toMatchObject({ url: { href: `https://api.test/hermes/ts?_t=${local}` }, method: 'GET' })
})

test('RS-4 half of the way is added, since the time was right when it was sent', async () => {
  const { client, host } = setUp({ content: { success: true, data: { server_time: server } }, afterMs: 800 })
  await syncClock(client, host)
  expect(host.clock.now()).toBe(server + 400)
})

test.each<[string, Answer]>([
  ['a refusal', { content: { success: false, data: { server_time: server } } }],
  ['a failing status', { content: { data: { server_time: server } }, status: 503 }],
  ['no data', { content: {} }],
  ['data that is none', { content: { data: 'soon' } }],
  ['a time in text', { content: { data: { server_time: String(server) } } }],
  ['a time before all times', { content: { data: { server_time: 0 } } }],
  ['no object', { content: [server] }],
])('API-08 the local time stays after %s', async (_, answer) => {
  const { client, host } = setUp(answer)
  expect(await syncClock(client, host)).toBe(false)
  expect(host.clock.now()).toBe(local)
})

test('API-08 the local time stays without a network', async () => {
  const host = fakeHost({ clock: createClock({ now: () => 0 }, () => local) })
  const client = createClient(host, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await syncClock(client, host)).toBe(false)
  expect(host.clock.now()).toBe(local)
})

test('API-08 gives up after 3 s, since somebody waits for more than the time', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const host = fakeHost({ clock: createClock({ now: () => 0 }, () => local) })
  const client = createClient(host, { fetch: () => new Promise(() => {}) })
  const isSynced = syncClock(client, host)
  limit.abort()
  expect(await isSynced).toBe(false)
  expect(timeout).toHaveBeenCalledWith(3000)
  expect(host.clock.now()).toBe(local)
})

test('RS-4 two that ask at once wait for one answer, which counts once', async () => {
  const { client, host, sent } = setUp({ content: { data: { server_time: server } }, afterMs: 800 })
  expect(await Promise.all([syncClock(client, host), syncClock(client, host)])).toEqual([true, true])
  expect(host.clock.now()).toBe(server + 400)
  expect(sent).toHaveLength(1)
  await syncClock(client, host)
  expect(sent).toHaveLength(2)
})
