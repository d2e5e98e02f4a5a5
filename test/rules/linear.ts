import { expect } from 'vitest'

/**
 * Runs on 50 kB; a pattern that backtracks takes minutes for this, a linear one a millisecond or so (IN-10). Counts the
 * processor's time, in which no other process has a part.
 */
export function expectLinear(judge: (value: string) => unknown, value: string) {
  const start = process.cpuUsage()
  judge(value)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
}
