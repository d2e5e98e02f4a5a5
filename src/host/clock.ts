/** The current time, in ms since 1970 (RS-4). */
export type Clock = {
  now(): number
  /** The device's own clock, which an authenticator on the same device uses (OC-8). */
  deviceNow(): number
  /** Follows the server's time from now on. An invalid time is ignored. */
  setServerTime(serverMs: number): void
  /** Adds the time that the device has slept. `onReturn` calls it when needed. */
  catchUp(): void
}

/**
 * Keeps time as an offset from the monotonic clock, so that changing the system clock cannot prolong or end a countdown
 * (OC-2). Starts with the local time (API-08).
 */
export function createClock(monotonic: Pick<Performance, 'now'>, localNow = () => Date.now()): Clock {
  const lead = () => localNow() - monotonic.now()
  let startLeadMs = lead()
  let offsetMs = startLeadMs
  let sleptMs = 0
  return {
    now: () => offsetMs + monotonic.now() + sleptMs,
    deviceNow: localNow,
    setServerTime(serverMs) {
      if (!Number.isFinite(serverMs) || serverMs <= 0) return
      offsetMs = serverMs - monotonic.now()
      startLeadMs = lead()
      sleptMs = 0
    },
    catchUp() {
      // The monotonic clock stops during sleep, but the local one does not. Measure from the start each time, so that a
      // system clock set ahead and back again leaves no trace.
      sleptMs = Math.max(0, lead() - startLeadMs)
    },
  }
}
