import { expect, test, vi } from 'vitest'
import { createClock } from '../../src/host/clock.ts'

function setUp() {
  let local = 1000
  let monotonic = 50
  const clock = createClock({ now: () => monotonic }, () => local)
  return {
    clock,
    pass: (ms: number) => {
      monotonic += ms
    },
    changeSystemClock: (ms: number) => {
      local += ms
    },
  }
}

test('API-08 RS-4 OC-2 starts with the local time and runs with the monotonic clock', () => {
  const { clock, pass, changeSystemClock } = setUp()
  expect(clock.now()).toBe(1000)
  pass(10)
  changeSystemClock(3_600_000)
  expect(clock.now()).toBe(1010)
})

test('RS-4 follows the server once its time is known', () => {
  const { clock, pass } = setUp()
  clock.setServerTime(5_000_000)
  expect(clock.now()).toBe(5_000_000)
  pass(10)
  expect(clock.now()).toBe(5_000_010)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0])('API-08 %s is no time', (value) => {
  const { clock } = setUp()
  clock.setServerTime(value)
  expect(clock.now()).toBe(1000)
})

test('RS-4 uses the system clock where no other is given', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 })
  expect(createClock(performance).now()).toBe(1_795_000_000_000)
})
