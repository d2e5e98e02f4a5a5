import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from '../../src/host/pace.ts'

// The functions come from es-toolkit, which tests how they handle calls.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Work = (argument: string) => void

test.each([
  ['VAL-13 runs debounced work once, 250 ms after the last call', debounce, [], 249, ['b']],
  ['VAL-08 runs debounced work after the given time', (work: Work) => debounce(work, 600), [], 599, ['b']],
  ['VAL-13 runs throttled work immediately, and for the last call 250 ms later', throttle, ['a'], 249, ['a', 'b']],
] satisfies [string, (work: Work) => Work, string[], number, string[]][])('%s', (_, pace, atFirst, waitMs, atLast) => {
  const work = vi.fn<Work>()
  const paced = pace(work)
  for (const argument of ['a', 'b']) paced(argument)
  vi.advanceTimersByTime(waitMs)
  expect(work.mock.calls.flat()).toEqual(atFirst)
  vi.advanceTimersByTime(1)
  expect(work.mock.calls.flat()).toEqual(atLast)
})
