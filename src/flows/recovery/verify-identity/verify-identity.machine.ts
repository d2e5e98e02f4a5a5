import type { Failure } from '../../../errors/failure.ts'

/**
 * `loading`: finding out whether the password is needed. `unknown`: there was no answer, so nothing is skipped (RQ-10).
 * `none`: the account has no password. `skipping`: leaving, since the password was verified recently. `navigating`:
 * leaving, since it was just verified.
 */
export type VerifyIdentityState =
  | { step: 'loading' | 'password' | 'none' | 'skipping' | 'navigating' }
  | { step: 'unknown'; failure: Failure; isRetrying: boolean }

export type VerifyIdentityEvent =
  | { type: 'retried' }
  | { type: 'needed'; hasPassword: boolean }
  | { type: 'not-answered'; failure: Failure }
  | { type: 'password-lacking' }
  | { type: 'verified' }
  /** Restored from the back-forward cache. */
  | { type: 'returned' }

export const initialVerifyIdentity: VerifyIdentityState = { step: 'loading' }

export function verifyIdentityReducer(state: VerifyIdentityState, event: VerifyIdentityEvent): VerifyIdentityState {
  switch (event.type) {
    case 'retried':
      return state.step === 'unknown' ? { ...state, isRetrying: true } : { step: 'loading' }
    case 'needed':
      return { step: event.hasPassword ? 'password' : 'none' }
    case 'not-answered':
      return { step: 'unknown', failure: event.failure, isRetrying: false }
    case 'password-lacking':
      return { step: 'none' }
    case 'verified':
      return { step: state.step === 'password' ? 'navigating' : 'skipping' }
    case 'returned':
      return state.step === 'navigating' || state.step === 'skipping' ? { step: 'password' } : state
  }
}
