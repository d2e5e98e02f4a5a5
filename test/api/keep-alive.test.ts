import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { startKeepAlive } from '../../src/api/keep-alive.ts'
import { fakeHost } from '../host/fake-host.ts'
import { fakeNetwork, json } from './fake-network.ts'

const minute = 60_000
let isThere: boolean
let asked: number[]
let stop: () => void
let onAnswer: ReturnType<typeof vi.fn<(isLoggedIn: boolean) => void>>
let answer: () => Response | Promise<Response>

const says = (isLoggedIn: boolean) => () => json({ logged_in: isLoggedIn })

async function start(options: Pick<Parameters<typeof startKeepAlive>[1], 'everyMs' | 'onAnswer'> = {}) {
  const { fetch, sent } = fakeNetwork(() => answer())
  const client = createClient(fakeHost(), { fetch })
  // Fetched ahead, since what is fetched late comes in its own time, which no fake timer moves.
  await client.prepare()
  const presence = {
    isPresent: (withinMs: number) => {
      asked.push(withinMs)
      return isThere
    },
    stop: () => {},
  }
  stop = startKeepAlive(client, { presence, onAnswer, ...options })
  return sent
}

beforeEach(() => {
  vi.useFakeTimers()
  isThere = true
  asked = []
  answer = says(true)
  onAnswer = vi.fn()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('API-11 says hi every five minutes, and not at once: the page has just been served', async () => {
  const sent = await start()
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[0]).toMatchObject({ url: { pathname: '/auth/hi' }, method: 'GET' })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sent).toHaveLength(3)
})

test('RQ-11 not while nobody sits there, and again when somebody is back', async () => {
  isThere = false
  const sent = await start({ everyMs: minute })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(sent).toEqual([])
  expect(new Set(asked)).toEqual(new Set([minute]))
  isThere = true
  await vi.advanceTimersByTimeAsync(minute)
  expect(sent).toHaveLength(1)
})

test('RQ-13 tells what the server says of the session; a refusal means that it is over', async () => {
  await start({ everyMs: minute })
  await vi.advanceTimersByTimeAsync(minute)
  answer = says(false)
  await vi.advanceTimersByTimeAsync(minute)
  answer = () => json({ success: false, errors: [{ error_code: 9000001 }] })
  await vi.advanceTimersByTimeAsync(minute)
  expect(onAnswer.mock.calls).toEqual([[true], [false], [false]])
})

test('API-11 a failure is passed over, and the next turn comes all the same', async () => {
  await start({ everyMs: minute })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(minute)
  answer = () => json({}, 502)
  await vi.advanceTimersByTimeAsync(minute)
  expect(onAnswer).not.toHaveBeenCalled()
  answer = says(true)
  await vi.advanceTimersByTimeAsync(minute)
  expect(onAnswer.mock.calls).toEqual([[true]])
})

test('API-11 RQ-6 a server that is slow to answer is asked anew, and only the newest answer counts', async () => {
  await start({ everyMs: 1000 })
  const answers: ((response: Response) => void)[] = []
  answer = () => new Promise((resolve) => answers.push(resolve))
  await vi.advanceTimersByTimeAsync(2000)
  expect(answers).toHaveLength(2)
  for (const [index, send] of answers.entries()) send(json({ logged_in: index === 1 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(onAnswer.mock.calls).toEqual([[true]])
})

test('API-11 without anybody to tell', async () => {
  const sent = await start({ everyMs: minute, onAnswer: undefined })
  await vi.advanceTimersByTimeAsync(minute)
  expect(sent).toHaveLength(1)
})

test('API-11 once stopped it asks no more, and an answer that is still under way is not told', async () => {
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
