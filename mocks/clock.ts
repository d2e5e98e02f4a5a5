/** The service's clock, which tests can advance to end a countdown or lockout. */
export type Clock = {
  now: () => number
  advance: (milliseconds: number) => void
}

export function createClock(now: () => number): Clock {
  let advancedMs = 0
  return {
    now: () => now() + advancedMs,
    advance: (milliseconds) => {
      advancedMs += milliseconds
    },
  }
}
