// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { waitUntil } from '../../src/flows/sign-in/qr-login/use-qr-login.ts'
import { createClock } from '../../src/host/clock.ts'
import { onReturn } from '../../src/host/on-return.ts'

function setUp() {
  let local = 1000
  let monotonic = 50
  const clock = createClock({ now: () => monotonic }, () => local)
  return {
    clock,
    pass: (ms: number) => {
      monotonic += ms
      local += ms
    },
    /** Puts the device to sleep: its own clock continues, but the monotonic clock and timers stop. */
    sleep: (ms: number) => {
      local += ms
    },
    changeSystemClock: (ms: number) => {
      local += ms
    },
  }
}

test('API-08 RS-4 OC-2 starts with the local time and follows the monotonic clock', () => {
  const { clock, pass, changeSystemClock } = setUp()
  expect(clock.now()).toBe(1000)
  pass(10)
  changeSystemClock(3_600_000)
  expect(clock.now()).toBe(1010)
})

test('RS-4 follows the server’s time once it is known', () => {
  const { clock, pass } = setUp()
  clock.setServerTime(5_000_000)
  expect(clock.now()).toBe(5_000_000)
  pass(10)
  expect(clock.now()).toBe(5_000_010)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0])('API-08 ignores the time %s', (value) => {
  const { clock } = setUp()
  clock.setServerTime(value)
  expect(clock.now()).toBe(1000)
})

test('RS-4 uses the system clock by default', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 })
  expect(createClock(performance).now()).toBe(1_795_000_000_000)
})

const tenMinutes = 600_000
const anHour = 3_600_000

function turnTo(value: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('OC-2 sleep', () => {
  test.each<[string, () => void]>([
    ['visibility', () => turnTo('visible')],
    ['focus', () => void window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => void window.dispatchEvent(new Event('pageshow'))],
    ['resume', () => void document.dispatchEvent(new Event('resume'))],
  ])('OC-2 is counted once the page is visible again, on %s', (_, comeBack) => {
    const { clock, sleep } = setUp()
    const seen: number[] = []
    const stop = onReturn(clock, () => seen.push(clock.now()))
    turnTo('hidden')
    sleep(tenMinutes)
    expect(seen).toEqual([])
    comeBack()
    expect(seen).toEqual([1000 + tenMinutes])
    stop()
    turnTo('hidden')
    turnTo('visible')
    expect(seen).toHaveLength(1)
  })

  test('OC-2 RS-4 is added to the server’s time, and only once', () => {
    const { clock, pass, sleep } = setUp()
    sleep(tenMinutes)
    clock.catchUp()
    clock.setServerTime(5_000_000)
    clock.catchUp()
    expect(clock.now()).toBe(5_000_000)
    sleep(tenMinutes)
    clock.catchUp()
    pass(10)
    expect(clock.now()).toBe(5_000_010 + tenMinutes)
  })

  test('OC-2 does not count a system clock set back, or ahead and back again', () => {
    const { clock, changeSystemClock } = setUp()
    changeSystemClock(-anHour)
    clock.catchUp()
    expect(clock.now()).toBe(1000)
    changeSystemClock(2 * anHour)
    clock.catchUp()
    changeSystemClock(-anHour)
    clock.catchUp()
    expect(clock.now()).toBe(1000)
  })

  test('OC-2 does not count a system clock set ahead while the page is visible', () => {
    const { clock, changeSystemClock } = setUp()
    const stop = onReturn(clock, () => {})
    changeSystemClock(anHour)
    turnTo('visible')
    expect(clock.now()).toBe(1000)
    stop()
  })

  test('OC-2 runs timers that were due at once, and later ones on time', () => {
    vi.useFakeTimers({ now: 0 })
    let asleep = 0
    const clock = createClock({ now: () => Date.now() }, () => Date.now() + asleep)
    const [during, after, stopped] = [vi.fn(), vi.fn(), vi.fn()]
    waitUntil(clock.now() + 60_000, clock, during)
    waitUntil(clock.now() + tenMinutes + 30_000, clock, after)
    const stop = waitUntil(clock.now() + 60_000, clock, stopped)
    asleep = tenMinutes
    stop()
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(0)
    expect(during).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(29_999)
    expect(after).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(after).toHaveBeenCalledTimes(1)
    expect(stopped).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
