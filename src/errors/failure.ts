/** One normalized error in a response. Numeric codes become strings, and blank properties are omitted. */
export type ErrorItem = { field?: string; code?: string; message?: string; downloadLink?: string }

/** Why a call did not succeed. The transport returns failures and never throws them. */
export type Failure =
  /**
   * The server rejected the call. `redirect` and `forceTwoStep` arrived alongside the errors. `retryAfterMs` comes from
   * the Retry-After header of a non-2xx response.
   */
  | {
      kind: 'rejected'
      items: ErrorItem[]
      redirect?: string
      forceTwoStep?: { redirect?: string }
      retryAfterMs?: number
    }
  /** An HTTP error status without a usable response body. */
  | { kind: 'status'; status: number; retryAfterMs?: number }
  /**
   * No response, or an unreadable one. `offline`: the browser reports no network. `timeout`: no response arrived within
   * 30 s. `needsReload`: the script that makes calls failed to load, and some browsers cannot load it again until the
   * page reloads.
   */
  | { kind: 'network'; reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable'; needsReload?: boolean }
  /** The page did not send the call, since its secrets could not be encrypted and must not be sent as plain text. */
  | { kind: 'not-sent'; reason: 'secure-zone' }
  /** The caller aborted the call, a newer call superseded it, or the account has changed. No error is shown (RQ-6). */
  | { kind: 'aborted' }

export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Returns the failure of a call whose script failed to load (RS-1). Requests a reload only while online. */
export function scriptLoadFailure({ isOnline }: { isOnline: () => boolean }): Failure {
  return isOnline()
    ? { kind: 'network', reason: 'unreachable', needsReload: true }
    : { kind: 'network', reason: 'offline' }
}

/** Returns whether the server rejected a call with one of these codes, possibly among other errors. */
export function hasCode(failure: Failure | undefined, ...codes: readonly string[]): boolean {
  return failure?.kind === 'rejected' && failure.items.some((item) => codes.some((code) => item.code === code))
}
