import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'

/** The verification method and, for SMS, the masked phone number (VAL-09). */
export type SecondStep = { method: TwoStepMethod; phone?: string }

/** `no-pending-login`: no login is pending, or it has expired. `too-many-attempts`: too many wrong codes were entered. */
export type EndReason = 'no-pending-login' | 'too-many-attempts'

export type TwoStepLoginState =
  /** The method is loading. The user can already type a code. */
  | { phase: 'loading' }
  | { phase: 'failed'; failure: Failure }
  | { phase: 'ready'; step: SecondStep }
  /** Logged in, and the page is navigating. */
  | { phase: 'navigating'; step: SecondStep }
  /** The user has to start another login. */
  | { phase: 'ended'; reason: EndReason }

export type TwoStepLoginEvent =
  | { type: 'retried' }
  | { type: 'loaded'; step?: SecondStep }
  | { type: 'load-failed'; failure: Failure }
  | { type: 'accepted' }
  | { type: 'ended'; reason: EndReason }
  /** The page was restored from the back/forward cache (RS-3). */
  | { type: 'page-restored' }

export const initialTwoStepLogin: TwoStepLoginState = { phase: 'loading' }

export function twoStepLoginReducer(state: TwoStepLoginState, event: TwoStepLoginEvent): TwoStepLoginState {
  switch (event.type) {
    case 'retried':
      return state.phase === 'failed' ? { phase: 'loading' } : state
    case 'loaded':
      if (state.phase !== 'loading') return state
      return event.step ? { phase: 'ready', step: event.step } : { phase: 'ended', reason: 'no-pending-login' }
    case 'load-failed':
      return state.phase === 'loading' ? { phase: 'failed', failure: event.failure } : state
    case 'accepted':
      return state.phase === 'ready' ? { phase: 'navigating', step: state.step } : state
    case 'ended':
      return { phase: 'ended', reason: event.reason }
    case 'page-restored':
      return state.phase === 'navigating' ? { phase: 'ready', step: state.step } : state
  }
}

/**
 * Returns why an error ends the login, or `undefined` if it does not (docs/contract.md, section 7). If the error has a
 * redirect, the page follows the redirect instead.
 */
export function findEndReason(failure: Failure): EndReason | undefined {
  if (failure.kind !== 'rejected' || failure.redirect !== undefined) return undefined
  if (hasCode(failure, codes.secondStepEnded)) return 'too-many-attempts'
  return hasCode(failure, codes.secondStepExpired) ? 'no-pending-login' : undefined
}
