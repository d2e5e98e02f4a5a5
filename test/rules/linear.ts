import { expect } from 'vitest'

/** Runs on 50 kB; a pattern that backtracks takes minutes for this, a linear one a millisecond or so (IN-10). */
export function expectLinear(judge: (value: string) => unknown, value: string) {
  const start = performance.now()
  judge(value)
  expect(performance.now() - start).toBeLessThan(500)
}
