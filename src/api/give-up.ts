import type { Failure } from '../errors/failure.ts'

type Ended = { ok: false; failure: Failure }

/** Ends a call early because its caller aborted it, a newer call superseded it, or its time limit passed. */
export type GiveUp = {
  signal: AbortSignal
  /** Aborts the call. Only the first reason counts. */
  because(failure: Failure): void
  /** The result of `work`, or the reason for the abort. Settles at once on abort, even if `work` ignores the signal. */
  race<Value>(work: Promise<Value>): Promise<{ ok: true; value: Value } | Ended>
  /** Clears the timer and listeners. */
  done(): void
}

/** Creates the `GiveUp` for one call (RQ-6, RQ-7). */
export function createGiveUp(limitMs: number, callerSignal?: AbortSignal): GiveUp {
  const controller = new AbortController()
  const { promise: ended, resolve } = withResolve<Ended>()
  let reason: Ended | undefined

  function because(failure: Failure) {
    reason ??= { ok: false, failure }
    resolve(reason)
    controller.abort()
  }
  const handleAbort = () => because({ kind: 'aborted' })
  const timer = setTimeout(() => because({ kind: 'network', reason: 'timeout' }), limitMs)
  callerSignal?.addEventListener('abort', handleAbort)
  if (callerSignal?.aborted) handleAbort()

  return {
    signal: controller.signal,
    because,
    async race(work) {
      const first = await Promise.race([ended, work.then((value) => ({ ok: true, value }) as const)])
      // If the call was aborted after the response arrived, the abort still wins.
      return reason ?? first
    },
    done() {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', handleAbort)
    },
  }
}

function withResolve<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((fulfill) => {
    resolve = fulfill
  })
  return { promise, resolve }
}
