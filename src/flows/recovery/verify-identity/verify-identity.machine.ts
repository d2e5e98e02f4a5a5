import type { Failure } from '../../../errors/failure.ts'

/**
 * `loading`: checking whether the password is required. `check-failed`: the check failed, so the next page is not
 * opened (RQ-10). `skipping`: opening the next page without asking for the password, since it was verified recently.
 * `navigating`: opening the next page after the user entered the password.
 */
export type VerifyIdentityState =
  | { step: 'loading' | 'password' | 'no-password' | 'skipping' | 'navigating' }
  | { step: 'check-failed'; failure: Failure; isRetrying: boolean }

export type VerifyIdentityEvent =
  | { type: 'check-started' }
  | { type: 'verification-required'; hasPassword: boolean }
  | { type: 'check-failed'; failure: Failure }
  | { type: 'password-missing' }
  | { type: 'verified' }
  /** The page was restored from the back/forward cache. */
  | { type: 'page-restored' }

export const initialVerifyIdentity: VerifyIdentityState = { step: 'loading' }

export function verifyIdentityReducer(state: VerifyIdentityState, event: VerifyIdentityEvent): VerifyIdentityState {
  switch (event.type) {
    case 'check-started':
      return state.step === 'check-failed' ? { ...state, isRetrying: true } : { step: 'loading' }
    case 'verification-required':
      return { step: event.hasPassword ? 'password' : 'no-password' }
    case 'check-failed':
      return { step: 'check-failed', failure: event.failure, isRetrying: false }
    case 'password-missing':
      return { step: 'no-password' }
    case 'verified':
      return { step: state.step === 'password' ? 'navigating' : 'skipping' }
    case 'page-restored':
      return state.step === 'navigating' || state.step === 'skipping' ? { step: 'password' } : state
  }
}
