import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle } from '../../src/host/pace.ts'

// The functions come from es-toolkit, which tests how they handle calls.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that records its run times and arguments. */
function timed() {
  const runs: [ms: number, argument: unknown][] = []
  const start = Date.now()
  return { runs, work: (argument: unknown) => void runs.push([Date.now() - start, argument]) }
}

test.each([
  ['VAL-13 250 ms', undefined, 250],
  ['VAL-08 the given time', 600, 600],
])('debounce runs once, %s after the last call, with its arguments', (_, customWaitMs, waitMs) => {
  const { runs, work } = timed()
  const paced = debounce(work, customWaitMs)
  paced('a')
  vi.advanceTimersByTime(waitMs - 1)
  paced('b')
  vi.advanceTimersByTime(2000)
  expect(runs).toEqual([[2 * waitMs - 1, 'b']])
})

test('VAL-13 a throttled function runs at once, every 250 ms while calls continue, and once more with the last arguments', () => {
  const { runs, work } = timed()
  const paced = throttle(work)
  for (let ms = 0; ms <= 600; ms += 10) {
    paced(ms)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(1000)
  expect(runs).toEqual([
    ...[0, 250, 500].map((ms) => [ms, ms]),
    // 250 ms after the last call.
    [850, 600],
  ])
})

test.each([
  ['debounce', debounce, ['kept']],
  ['throttle', throttle, ['kept', 'kept']],
])('VAL-13 %s does not run once canceled, until called again', (_, pace, expected) => {
  const { runs, work } = timed()
  const paced = pace(work)
  for (const argument of ['kept', 'dropped']) paced(argument)
  paced.cancel()
  vi.advanceTimersByTime(1000)
  paced('kept')
  vi.advanceTimersByTime(1000)
  expect(runs.map(([, argument]) => argument)).toEqual(expected)
})
