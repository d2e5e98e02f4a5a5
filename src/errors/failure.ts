/** One normalized error from a response: the code is always a string, and blank texts are omitted. */
export type ErrorItem = { field?: string; code?: string; message?: string; downloadLink?: string }

/** Why a call did not succeed. Failures are values: transport never throws them. */
export type Failure =
  /**
   * The server responded with a refusal. `redirect` and `forceTwoStep` arrived alongside the errors; `retryAfterMs`
   * comes from the Retry-After header of a non-2xx response.
   */
  | {
      kind: 'answer'
      items: ErrorItem[]
      redirect?: string
      forceTwoStep?: { redirect?: string }
      retryAfterMs?: number
    }
  /** An HTTP error status without a readable response from the server. */
  | { kind: 'status'; status: number; retryAfterMs?: number }
  /**
   * No response, or an unreadable one. `offline`: the browser reports no network. `timeout`: there was no response
   * within 30 s. `needsReload`: the script that makes calls failed to load, and the browser may not retry until the
   * page is reloaded.
   */
  | { kind: 'network'; reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable'; needsReload?: boolean }
  /** The call was not sent: its secrets could not be encrypted, and the page refuses to send them as plain text. */
  | { kind: 'refused'; reason: 'secure-zone' }
  /** The caller aborted, or a newer call superseded this one; nothing is shown (RQ-6). */
  | { kind: 'aborted' }

export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/**
 * The failure of a call whose script did not load (RS-1). While offline, a retry cannot help until the network returns.
 */
export function scriptFailed({ isOnline }: { isOnline: () => boolean }): Failure {
  return isOnline()
    ? { kind: 'network', reason: 'unreachable', needsReload: true }
    : { kind: 'network', reason: 'offline' }
}

/** Whether the server refused with one of these codes, possibly among other errors. */
export function hasCode(failure: Failure | undefined, ...codes: readonly string[]): boolean {
  return failure?.kind === 'answer' && failure.items.some((item) => codes.some((code) => item.code === code))
}
