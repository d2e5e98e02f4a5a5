import type { Failure } from '../../../src/errors/failure.ts'

/** A sample failure; no machine distinguishes between kinds. */
export const failure: Failure = { kind: 'network', reason: 'unreachable' }
