/** The current time, in ms since 1970 (RS-4). */
export type Clock = {
  now(): number
  /** The device's own clock, which an authenticator on the same device uses (OC-8). */
  deviceNow(): number
  /** Follows the server's time from now on. An invalid time is ignored. */
  setServerTime(serverMs: number): void
}

/**
 * An offset on the monotonic clock, so that a changed system clock cannot stretch or end a countdown (OC-2). Starts with
 * the local time (API-08).
 */
export function createClock(monotonic: Pick<Performance, 'now'>, localNow: () => number = Date.now): Clock {
  let offsetMs = localNow() - monotonic.now()
  return {
    now: () => offsetMs + monotonic.now(),
    deviceNow: localNow,
    setServerTime(serverMs) {
      if (Number.isFinite(serverMs) && serverMs > 0) offsetMs = serverMs - monotonic.now()
    },
  }
}
