/** The service's clock, which can be moved ahead to end a countdown or lockout. */
export type Clock = {
  now: () => number
  advance: (milliseconds: number) => void
}

export function createClock(now: () => number): Clock {
  let ahead = 0
  return {
    now: () => now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
