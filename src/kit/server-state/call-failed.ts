import type { Failure } from '../../errors/failure.ts'

/** A failure wrapped in an error, since the query library expects a throw. It never leaves this folder. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The call failed: ${failure.kind}`)
    this.failure = failure
  }
}
