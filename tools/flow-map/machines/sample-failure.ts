import type { Failure } from '../../../src/errors/failure.ts'

/** Why no answer came; no machine looks any closer. */
export const failure: Failure = { kind: 'network', reason: 'unreachable' }
