import { expect } from 'vitest'

/**
 * Expects a function to process a long string in under 500 ms of CPU time (IN-10). For 50 kB, a regular
 * expression that backtracks heavily takes minutes, and a linear one about a millisecond.
 */
export function expectLinear(run: (value: string) => unknown, value: string) {
  const start = process.cpuUsage()
  run(value)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
}
