/** The service's clock. It follows the given clock and can be moved ahead, to end a countdown or lockout at once. */
export type Clock = {
  /** Milliseconds since 1970. */
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
