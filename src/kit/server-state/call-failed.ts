import type { Failure } from '../../errors/failure.ts'

/** Wraps a failure, since the query library expects a throw. Never leaves this folder. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The call failed: ${failure.kind}`)
    this.failure = failure
  }
}
