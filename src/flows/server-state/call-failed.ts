import type { Failure } from '../../errors/failure.ts'

/** A failure as the query library wants it: thrown. It goes no further than this folder. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The call failed: ${failure.kind}`)
    this.failure = failure
  }
}
