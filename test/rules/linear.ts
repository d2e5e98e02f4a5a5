import { expect } from 'vitest'

/**
 * Runs a function on 50 kB, for which a backtracking pattern takes minutes and a linear pattern about a millisecond
 * (IN-10). Measures CPU time, so that other processes do not count.
 */
export function expectLinear(run: (value: string) => unknown, value: string) {
  const start = process.cpuUsage()
  run(value)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
}
