import { expect } from 'vitest'

/**
 * Expects a function to take less than 500 ms of CPU time for 50 kB (IN-10). A backtracking pattern takes minutes, and a
 * linear pattern about a millisecond.
 */
export function expectLinear(run: (value: string) => unknown, value: string) {
  const start = process.cpuUsage()
  run(value)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
}
