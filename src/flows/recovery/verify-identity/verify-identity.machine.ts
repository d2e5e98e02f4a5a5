import type { Failure } from '../../../errors/failure.ts'

/**
 * `loading`: checking whether the password is required. `unknown`: the check failed, so nothing is skipped (RQ-10).
 * `skipping`: navigating, since the password was verified recently. `navigating`: the password has just been verified.
 */
export type VerifyIdentityState =
  | { step: 'loading' | 'password' | 'no-password' | 'skipping' | 'navigating' }
  | { step: 'unknown'; failure: Failure; isRetrying: boolean }

export type VerifyIdentityEvent =
  | { type: 'retried' }
  | { type: 'verification-required'; hasPassword: boolean }
  | { type: 'check-failed'; failure: Failure }
  | { type: 'password-missing' }
  | { type: 'verified' }
  /** Restored from the back-forward cache. */
  | { type: 'returned' }

export const initialVerifyIdentity: VerifyIdentityState = { step: 'loading' }

export function verifyIdentityReducer(state: VerifyIdentityState, event: VerifyIdentityEvent): VerifyIdentityState {
  switch (event.type) {
    case 'retried':
      return state.step === 'unknown' ? { ...state, isRetrying: true } : { step: 'loading' }
    case 'verification-required':
      return { step: event.hasPassword ? 'password' : 'no-password' }
    case 'check-failed':
      return { step: 'unknown', failure: event.failure, isRetrying: false }
    case 'password-missing':
      return { step: 'no-password' }
    case 'verified':
      return { step: state.step === 'password' ? 'navigating' : 'skipping' }
    case 'returned':
      return state.step === 'navigating' || state.step === 'skipping' ? { step: 'password' } : state
  }
}
