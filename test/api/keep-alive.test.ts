import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { startKeepAlive } from '../../src/api/keep-alive.ts'
import { fakeHost } from '../host/fake-host.ts'
import { fakeNetwork, json } from './fake-network.ts'

const minute = 60_000
let isPresent: boolean
let presenceWindows: number[]
let stop: () => void
let onAnswer: ReturnType<typeof vi.fn<(isLoggedIn: boolean) => void>>
let answer: () => Response | Promise<Response>

const sessionAnswer = (isLoggedIn: boolean) => () => json({ logged_in: isLoggedIn })

async function start(options: Pick<Parameters<typeof startKeepAlive>[1], 'everyMs' | 'onAnswer'> = {}) {
  const { fetch, sent } = fakeNetwork(() => answer())
  const client = createClient(fakeHost(), { fetch })
  // Prefetched, because fake timers do not control when a lazy script loads.
  await client.prepare()
  const presence = {
    isPresent: (withinMs: number) => {
      presenceWindows.push(withinMs)
      return isPresent
    },
    stop: () => {},
  }
  stop = startKeepAlive(client, { presence, onAnswer, ...options })
  return sent
}

beforeEach(() => {
  vi.useFakeTimers()
  isPresent = true
  presenceWindows = []
  answer = sessionAnswer(true)
  onAnswer = vi.fn()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('API-11 calls `hi` every five minutes, but not at first, since the page has just been served', async () => {
  const sent = await start({ onAnswer: undefined })
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[0]).toMatchObject({ url: { pathname: '/auth/hi' }, method: 'GET' })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sent).toHaveLength(3)
})

test('RQ-11 pauses while the user is away, and resumes on return', async () => {
  isPresent = false
  const sent = await start({ everyMs: minute })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(sent).toEqual([])
  expect(new Set(presenceWindows)).toEqual(new Set([minute]))
  isPresent = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(sent).toHaveLength(1)
})

test('RQ-13 reports the state of the session, and takes a refusal to mean that it has ended', async () => {
  await start({ everyMs: minute })
  await vi.advanceTimersByTimeAsync(minute)
  answer = sessionAnswer(false)
  await vi.advanceTimersByTimeAsync(minute)
  answer = () => json({ success: false, errors: [{ error_code: 9000001 }] })
  await vi.advanceTimersByTimeAsync(minute)
  expect(onAnswer.mock.calls).toEqual([[true], [false], [false]])
})

test('API-11 ignores a failure and continues', async () => {
  await start({ everyMs: minute })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(minute)
  answer = () => json({}, 502)
  await vi.advanceTimersByTimeAsync(minute)
  expect(onAnswer).not.toHaveBeenCalled()
  answer = sessionAnswer(true)
  await vi.advanceTimersByTimeAsync(minute)
  expect(onAnswer.mock.calls).toEqual([[true]])
})

test('API-11 RQ-6 calls a slow server again, and only the newest answer counts', async () => {
  await start({ everyMs: 1000 })
  const answers: ((response: Response) => void)[] = []
  answer = () => new Promise((resolve) => answers.push(resolve))
  await vi.advanceTimersByTimeAsync(2000)
  for (const [index, send] of answers.entries()) send(json({ logged_in: index === 1 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(onAnswer.mock.calls).toEqual([[true]])
})

test('API-11 makes no more calls and ignores a pending answer once stopped', async () => {
  const sent = await start({ everyMs: minute })
  let send: (response: Response) => void = () => {}
  answer = () =>
    new Promise((resolve) => {
      send = resolve
    })
  await vi.advanceTimersByTimeAsync(minute)
  stop()
  expect(sent[0]?.signal?.aborted).toBe(true)
  send(json({ logged_in: false }))
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sent).toHaveLength(1)
  expect(onAnswer).not.toHaveBeenCalled()
})
