/** One error of an answer, made regular: the code is always text, blank texts are left out. */
export type ErrorItem = { field?: string; code?: string; message?: string; downloadLink?: string }

/** Why a call did not succeed. A failure is a value; transport never throws it and never shows it. */
export type Failure =
  /**
   * The server answered and refused. `redirect` and `forceTwoStep` are what came beside the errors; `retryAfterMs` comes from
   * Retry-After, beside a status that is no success.
   */
  | {
      kind: 'answer'
      items: ErrorItem[]
      redirect?: string
      forceTwoStep?: { redirect?: string }
      retryAfterMs?: number
    }
  /** An HTTP status that carries no readable answer of the server. */
  | { kind: 'status'; status: number; retryAfterMs?: number }
  /**
   * No answer, or one that cannot be read. `offline`: the browser says so. `timeout`: 30 s went by. `takesReload`: the
   * script that makes the call could not be had, and the browser may refuse to ask for it until the page is loaded again.
   */
  | { kind: 'network'; reason: 'offline' | 'timeout' | 'unreachable' | 'unreadable'; takesReload?: boolean }
  /** The call was not sent: its secrets could not be encrypted and the page refuses to send them in plain. */
  | { kind: 'refused'; reason: 'secure-zone' }
  /** The caller gave up or a newer call took its place; nothing is shown (RQ-6). */
  | { kind: 'aborted' }

export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Why a call was not made whose script did not come (RS-1). Offline no other try is of use before the network is back. */
export function scriptLost({ isOnline }: { isOnline: () => boolean }): Failure {
  return isOnline()
    ? { kind: 'network', reason: 'unreachable', takesReload: true }
    : { kind: 'network', reason: 'offline' }
}

/** Whether the server refused with one of these codes, among whatever else it said. */
export function saysCode(failure: Failure | undefined, ...codes: readonly string[]): boolean {
  return failure?.kind === 'answer' && failure.items.some((item) => codes.some((code) => item.code === code))
}
