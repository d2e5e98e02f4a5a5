import type { Failure } from '../errors/failure.ts'

type AbortResult = { ok: false; failure: Failure }

/** Ends a call early if its caller aborts it, a newer call supersedes it, or it exceeds its time limit. */
export type AbortHandle = {
  signal: AbortSignal
  /** Aborts the call with a failure. If the call is already aborted, its first failure remains. */
  abort(failure: Failure): void
  /** Returns the result of `work`, or the failure as soon as the call is aborted, even if `work` ignores the signal. */
  race<Value>(work: Promise<Value>): Promise<{ ok: true; value: Value } | AbortResult>
  /** Clears the timer and removes the listener. */
  dispose(): void
}

/** Creates the abort handle for one call (RQ-6, RQ-7). */
export function createAbortHandle(timeoutMs: number, callerSignal?: AbortSignal): AbortHandle {
  const controller = new AbortController()
  const { promise: untilAborted, resolve } = withResolvers<AbortResult>()
  let firstAbort: AbortResult | undefined

  function abort(failure: Failure) {
    firstAbort ??= { ok: false, failure }
    resolve(firstAbort)
    controller.abort()
  }
  const handleAbort = () => abort({ kind: 'aborted' })
  const timer = setTimeout(() => abort({ kind: 'network', reason: 'timeout' }), timeoutMs)
  callerSignal?.addEventListener('abort', handleAbort)
  if (callerSignal?.aborted) handleAbort()

  return {
    signal: controller.signal,
    abort,
    async race(work) {
      const result = await Promise.race([untilAborted, work.then((value) => ({ ok: true, value }) as const)])
      // An abort wins even if it comes after the response.
      return firstAbort ?? result
    },
    dispose() {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', handleAbort)
    },
  }
}

/** Replaces `Promise.withResolvers`, which older browsers lack. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((fulfill) => {
    resolve = fulfill
  })
  return { promise, resolve }
}
