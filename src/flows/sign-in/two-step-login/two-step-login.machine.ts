import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'

/** The method that delivers the code; for SMS also the masked phone (VAL-09). */
export type SecondStep = { method: TwoStepMethod; phone?: string }

/** `no-login`: no login is waiting for a code; `too-many`: too many wrong codes. */
export type OverReason = 'no-login' | 'too-many'

export type TwoStepLoginState =
  /** The method is not known yet. A code can be typed all the same. */
  | { phase: 'asking' }
  /** The method failed to load. */
  | { phase: 'failed'; failure: Failure }
  | { phase: 'ready'; step: SecondStep }
  /** The login succeeded and the page is navigating, so the form stays busy. */
  | { phase: 'leaving'; step: SecondStep }
  /** This login cannot be finished any more; the user has to start another. */
  | { phase: 'over'; reason: OverReason }

export type TwoStepLoginEvent =
  | { type: 'asked-again' }
  | { type: 'answered'; step?: SecondStep }
  | { type: 'unanswered'; failure: Failure }
  | { type: 'accepted' }
  | { type: 'ended' }
  /** The page was restored from the back-forward cache (RS-3). */
  | { type: 'returned' }

export const initialTwoStepLogin: TwoStepLoginState = { phase: 'asking' }

export function twoStepLoginReducer(state: TwoStepLoginState, event: TwoStepLoginEvent): TwoStepLoginState {
  switch (event.type) {
    case 'asked-again':
      return state.phase === 'failed' ? { phase: 'asking' } : state
    case 'answered':
      if (state.phase !== 'asking') return state
      return event.step ? { phase: 'ready', step: event.step } : { phase: 'over', reason: 'no-login' }
    case 'unanswered':
      return state.phase === 'asking' ? { phase: 'failed', failure: event.failure } : state
    case 'accepted':
      return state.phase === 'ready' ? { phase: 'leaving', step: state.step } : state
    case 'ended':
      return { phase: 'over', reason: 'too-many' }
    case 'returned':
      return state.phase === 'leaving' ? { phase: 'ready', step: state.step } : state
  }
}

/** Error codes after which the login has to start again (docs/contract.md, section 7). */
const endings = [codes.secondStepEnded, codes.secondStepExpired]

/** Whether a refusal ends the pending login. One with a redirect does not, since the redirect is followed. */
export function endsLogin(failure: Failure): boolean {
  if (failure.kind !== 'answer' || failure.redirect !== undefined) return false
  return hasCode(failure, ...endings)
}
