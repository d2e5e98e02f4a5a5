import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debounce, throttle } from '../../src/host/pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function timed() {
  const times: number[] = []
  const start = Date.now()
  return { times, record: () => times.push(Date.now() - start) }
}

describe('VAL-13 debounce', () => {
  test('VAL-13 runs 250 ms after the last call, with its arguments', () => {
    const work = vi.fn()
    const paced = debounce(work)
    paced('a')
    vi.advanceTimersByTime(249)
    paced('b')
    vi.advanceTimersByTime(249)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work.mock.calls).toEqual([['b']])
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('VAL-08 waits for the given time', () => {
    const { times, record } = timed()
    debounce(record, 600)()
    vi.advanceTimersByTime(1000)
    expect(times).toEqual([600])
  })

  test('VAL-13 does not run once canceled, until called again', () => {
    const work = vi.fn()
    const paced = debounce(work)
    paced('dropped')
    paced.cancel()
    vi.advanceTimersByTime(1000)
    paced('kept')
    vi.advanceTimersByTime(250)
    expect(work.mock.calls).toEqual([['kept']])
  })
})

describe('VAL-13 throttle', () => {
  test('VAL-13 runs at once, and 250 ms after the last call with its arguments', () => {
    const work = vi.fn()
    const paced = throttle(work)
    paced('a')
    expect(work.mock.calls).toEqual([['a']])
    paced('b')
    paced('c')
    vi.advanceTimersByTime(249)
    expect(work.mock.calls).toEqual([['a']])
    vi.advanceTimersByTime(1)
    expect(work.mock.calls).toEqual([['a'], ['c']])
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('VAL-13 runs every 250 ms while calls continue', () => {
    const { times, record } = timed()
    const paced = throttle(record)
    for (let call = 0; call <= 100; call++) {
      paced()
      vi.advanceTimersByTime(10)
    }
    expect(times).toEqual([0, 250, 500, 750, 1000])
  })

  test('VAL-13 drops the pending run once canceled', () => {
    const work = vi.fn()
    const paced = throttle(work)
    paced(1)
    paced(2)
    paced.cancel()
    vi.advanceTimersByTime(1000)
    expect(work.mock.calls).toEqual([[1]])
  })

  test('VAL-13 runs at once again after the last run', () => {
    const { times, record } = timed()
    const paced = throttle(record)
    paced()
    vi.advanceTimersByTime(100)
    paced()
    vi.advanceTimersByTime(260)
    paced()
    vi.advanceTimersByTime(1000)
    expect(times).toEqual([0, 350, 360])
  })
})
