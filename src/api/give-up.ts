import type { Failure } from '../errors/failure.ts'

type Ended = { ok: false; failure: Failure }

/** When a call is given up: by its caller, by a newer call in its place, or by its time limit. */
export type GiveUp = {
  signal: AbortSignal
  /** Ends the call; only the first reason counts. */
  because(failure: Failure): void
  /** The result of `work`, or why it was given up: at once, even if `work` hears no signal. */
  race<Value>(work: Promise<Value>): Promise<{ ok: true; value: Value } | Ended>
  /** Stops the clock. */
  done(): void
}

/** Watches over one call (RQ-6, RQ-7). */
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
      // Given up between the answer and now: the newer call has the word.
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
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}
