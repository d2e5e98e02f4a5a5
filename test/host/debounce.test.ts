import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from '../../src/host/debounce.ts'

// These functions wrap es-toolkit, which has its own tests. The tests here cover only the delays.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Work = (argument: string) => void
type Row = [title: string, limit: (work: Work) => Work, callsBefore: string[], waitMs: number, callsAfter: string[]]

test.each([
  ['VAL-13 runs a debounced function once, 250 ms after the last call', debounce, [], 249, ['b']],
  ['VAL-08 runs a debounced function after the given time', (work: Work) => debounce(work, 600), [], 599, ['b']],
  [
    'VAL-13 runs a throttled function at once, and again 250 ms later with the last argument',
    throttle,
    ['a'],
    249,
    ['a', 'b'],
  ],
] satisfies Row[])('%s', (_, limit, callsBefore, waitMs, callsAfter) => {
  const work = vi.fn<Work>()
  const limitedWork = limit(work)
  for (const argument of ['a', 'b']) limitedWork(argument)
  vi.advanceTimersByTime(waitMs)
  expect(work.mock.calls.flat()).toEqual(callsBefore)
  vi.advanceTimersByTime(1)
  expect(work.mock.calls.flat()).toEqual(callsAfter)
})
