import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from '../../src/host/debounce.ts'

// The functions wrap es-toolkit, which has its own tests, so these tests cover only the delays.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Work = (argument: string) => void
type Row = [title: string, pace: (work: Work) => Work, callsBefore: string[], waitMs: number, callsAfter: string[]]

test.each([
  ['VAL-13 runs debounced work once, 250 ms after the last call', debounce, [], 249, ['b']],
  ['VAL-08 runs debounced work after the given time', (work: Work) => debounce(work, 600), [], 599, ['b']],
  ['VAL-13 runs throttled work at once, and 250 ms later with the last argument', throttle, ['a'], 249, ['a', 'b']],
] satisfies Row[])('%s', (_, pace, callsBefore, waitMs, callsAfter) => {
  const work = vi.fn<Work>()
  const pacedWork = pace(work)
  for (const argument of ['a', 'b']) pacedWork(argument)
  vi.advanceTimersByTime(waitMs)
  expect(work.mock.calls.flat()).toEqual(callsBefore)
  vi.advanceTimersByTime(1)
  expect(work.mock.calls.flat()).toEqual(callsAfter)
})
