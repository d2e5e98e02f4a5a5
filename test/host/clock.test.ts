// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { createClock } from '../../src/host/clock.ts'
import { onReturn } from '../../src/host/on-return.ts'

function setUp() {
  let localTime = 1000
  let monotonicTime = 50
  const clock = createClock({ now: () => monotonicTime }, () => localTime)
  return {
    clock,
    advance: (ms: number) => {
      monotonicTime += ms
      localTime += ms
    },
    /** Changes only the local time, as sleep and system clock changes do. */
    shiftLocalTime: (ms: number) => {
      localTime += ms
    },
  }
}

test('API-08 RS-4 OC-2 starts with the local time and follows the monotonic clock', () => {
  const { clock, advance, shiftLocalTime } = setUp()
  expect(clock.now()).toBe(1000)
  advance(10)
  shiftLocalTime(3_600_000)
  expect(clock.now()).toBe(1010)
})

test('RS-4 follows the server’s time once it is known', () => {
  const { clock, advance } = setUp()
  clock.setServerTime(5_000_000)
  expect(clock.now()).toBe(5_000_000)
  advance(10)
  expect(clock.now()).toBe(5_000_010)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0])('API-08 ignores the invalid server time %s', (value) => {
  const { clock } = setUp()
  clock.setServerTime(value)
  expect(clock.now()).toBe(1000)
})

const tenMinutes = 600_000
const hour = 3_600_000

function setVisibility(value: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('OC-2 sleep and system clock changes', () => {
  test.each<[string, () => void]>([
    ['visibilitychange', () => setVisibility('visible')],
    ['focus', () => void window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => void window.dispatchEvent(new Event('pageshow'))],
    ['resume', () => void document.dispatchEvent(new Event('resume'))],
  ])('OC-2 adds the time spent asleep when the event “%s” reports the user’s return', (_, returnToPage) => {
    const { clock, shiftLocalTime } = setUp()
    const times: number[] = []
    const stop = onReturn(clock, () => times.push(clock.now()))
    setVisibility('hidden')
    shiftLocalTime(tenMinutes)
    expect(times).toEqual([])
    returnToPage()
    expect(times).toEqual([1000 + tenMinutes])
    stop()
    setVisibility('hidden')
    setVisibility('visible')
    expect(times).toHaveLength(1)
  })

  test('OC-2 RS-4 adds the time spent asleep to the server’s time only once', () => {
    const { clock, advance, shiftLocalTime } = setUp()
    shiftLocalTime(tenMinutes)
    clock.catchUp()
    clock.setServerTime(5_000_000)
    clock.catchUp()
    expect(clock.now()).toBe(5_000_000)
    shiftLocalTime(tenMinutes)
    clock.catchUp()
    advance(10)
    expect(clock.now()).toBe(5_000_010 + tenMinutes)
  })

  test('OC-2 ignores the system clock being set back, or ahead and back again', () => {
    const { clock, shiftLocalTime } = setUp()
    shiftLocalTime(-hour)
    clock.catchUp()
    expect(clock.now()).toBe(1000)
    shiftLocalTime(2 * hour)
    clock.catchUp()
    shiftLocalTime(-hour)
    clock.catchUp()
    expect(clock.now()).toBe(1000)
  })

  test('OC-2 ignores the system clock being set ahead while the page is visible', () => {
    const { clock, shiftLocalTime } = setUp()
    const stop = onReturn(clock, () => {})
    shiftLocalTime(hour)
    setVisibility('visible')
    expect(clock.now()).toBe(1000)
    stop()
  })
})
