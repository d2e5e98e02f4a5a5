import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { startKeepAlive } from '../../src/api/keep-alive.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createFakeNetwork, createJsonResponse } from './fake-network.ts'

const minute = 60_000
let isPresent: boolean
let checkedPeriodsMs: number[]
let stop: () => void
let onResult: ReturnType<typeof vi.fn<(isLoggedIn: boolean) => void>>
let respond: () => Response | Promise<Response>

const sessionResponse = (isLoggedIn: boolean) => () => createJsonResponse({ logged_in: isLoggedIn })

async function start(options: Pick<Parameters<typeof startKeepAlive>[1], 'intervalMs' | 'onResult'> = {}) {
  const { fetch, sent } = createFakeNetwork(() => respond())
  const client = createClient(fakeHost(), { fetch })
  // Load the transport first, because fake timers do not control when its module loads.
  await client.prepare()
  const presence = {
    isPresent: (withinMs: number) => {
      checkedPeriodsMs.push(withinMs)
      return isPresent
    },
    stop: () => {},
  }
  stop = startKeepAlive(client, { presence, onResult, ...options })
  return sent
}

beforeEach(() => {
  vi.useFakeTimers()
  isPresent = true
  checkedPeriodsMs = []
  respond = sessionResponse(true)
  onResult = vi.fn()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('API-11 calls `/auth/hi` five minutes after the page has loaded, and then every five minutes', async () => {
  const sent = await start({ onResult: undefined })
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[0]).toMatchObject({ url: { pathname: '/auth/hi' }, method: 'GET' })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sent).toHaveLength(3)
})

test('RQ-11 pauses the calls while the user is away, and resumes them when the user returns', async () => {
  isPresent = false
  const sent = await start({ intervalMs: minute })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(sent).toEqual([])
  expect(new Set(checkedPeriodsMs)).toEqual(new Set([minute]))
  isPresent = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(sent).toHaveLength(1)
})

test('RQ-13 reports whether the session is alive, and treats a rejected call as an ended session', async () => {
  await start({ intervalMs: minute })
  await vi.advanceTimersByTimeAsync(minute)
  respond = sessionResponse(false)
  await vi.advanceTimersByTimeAsync(minute)
  respond = () => createJsonResponse({ success: false, errors: [{ error_code: 9000001 }] })
  await vi.advanceTimersByTimeAsync(minute)
  expect(onResult.mock.calls).toEqual([[true], [false], [false]])
})

test('API-11 reports nothing after a failed call, and keeps calling', async () => {
  await start({ intervalMs: minute })
  respond = () => Promise.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(minute)
  respond = () => createJsonResponse({}, 502)
  await vi.advanceTimersByTimeAsync(minute)
  expect(onResult).not.toHaveBeenCalled()
  respond = sessionResponse(true)
  await vi.advanceTimersByTimeAsync(minute)
  expect(onResult.mock.calls).toEqual([[true]])
})

test('API-11 RQ-6 makes the next call even if the previous one is pending, and then reports only the newer call’s response', async () => {
  await start({ intervalMs: 1000 })
  const resolvers: ((response: Response) => void)[] = []
  respond = () => new Promise((resolve) => resolvers.push(resolve))
  await vi.advanceTimersByTimeAsync(2000)
  for (const [index, resolveResponse] of resolvers.entries())
    resolveResponse(createJsonResponse({ logged_in: index === 1 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(onResult.mock.calls).toEqual([[true]])
})

test('API-11 makes no more calls after being stopped, and ignores a pending response', async () => {
  const sent = await start({ intervalMs: minute })
  let resolveResponse: (response: Response) => void = () => {}
  respond = () =>
    new Promise((resolve) => {
      resolveResponse = resolve
    })
  await vi.advanceTimersByTimeAsync(minute)
  stop()
  expect(sent[0]?.signal?.aborted).toBe(true)
  resolveResponse(createJsonResponse({ logged_in: false }))
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sent).toHaveLength(1)
  expect(onResult).not.toHaveBeenCalled()
})
