/** Provides the current time, in ms since the Unix epoch (RS-4). */
export type Clock = {
  now(): number
  /** Returns the time on the device's own clock, which an authenticator app on the device uses (OC-8). */
  deviceNow(): number
  /** Sets the clock to the server's time. Ignores an invalid time. */
  setServerTime(serverMs: number): void
  /** Adds the time that the device spent asleep. `onReturn` calls this when the user returns to the page. */
  catchUp(): void
}

/**
 * Keeps time as an offset from the monotonic clock, so that changing the system clock cannot prolong or end a countdown
 * (OC-2). Starts with the device's time (API-08).
 */
export function createClock(monotonicClock: Pick<Performance, 'now'>, localNow = () => Date.now()): Clock {
  const localOffset = () => localNow() - monotonicClock.now()
  let startOffsetMs = localOffset()
  let offsetMs = startOffsetMs
  let sleptMs = 0
  return {
    now: () => offsetMs + monotonicClock.now() + sleptMs,
    deviceNow: localNow,
    setServerTime(serverMs) {
      if (!Number.isFinite(serverMs) || serverMs <= 0) return
      offsetMs = serverMs - monotonicClock.now()
      startOffsetMs = localOffset()
      sleptMs = 0
    },
    catchUp() {
      // Only the monotonic clock stops during sleep. Measure from the start each time, so that setting the system clock
      // ahead and back again has no effect.
      sleptMs = Math.max(0, localOffset() - startOffsetMs)
    },
  }
}
