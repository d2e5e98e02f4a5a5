/** What the time is, in ms since 1970 (RS-4). */
export type Clock = {
  now(): number
  /** What the device's own clock says, which an authenticator on it goes by (OC-8). */
  deviceNow(): number
  /** Follow the server's time from here on; what is no time is ignored. */
  setServerTime(serverMs: number): void
}

/**
 * A clock that only runs forward: an offset on the monotonic clock, so that a changed system clock cannot stretch or end a
 * countdown (OC-2). Starts with the local time (API-08).
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
