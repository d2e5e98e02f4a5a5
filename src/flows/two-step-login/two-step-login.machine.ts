import type { TwoStepMethod } from '../../api/schemas/two-step.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'

/** By which way the code comes; of an SMS also to which phone, masked (VAL-09). */
export type SecondStep = { method: TwoStepMethod; phone?: string }

/** `no-login`: nobody waits for a code here; `too-many`: there were too many wrong ones. */
export type OverReason = 'no-login' | 'too-many'

export type TwoStepLoginState =
  /** The server has not said by which way the code comes. A code can be typed all the same. */
  | { phase: 'asking' }
  /** It could not be asked, so nobody knows what to wait for. */
  | { phase: 'failed'; failure: Failure }
  | { phase: 'ready'; step: SecondStep }
  /** The server has agreed and the next page is on its way; nothing may be pressed again. */
  | { phase: 'leaving'; step: SecondStep }
  /** This login cannot be finished any more; another has to begin. */
  | { phase: 'over'; reason: OverReason }

export type TwoStepLoginEvent =
  | { type: 'asked-again' }
  | { type: 'answered'; step?: SecondStep }
  | { type: 'unanswered'; failure: Failure }
  | { type: 'accepted' }
  | { type: 'ended' }
  /** Back from the back-forward cache (RS-3). */
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

/** The codes of a login that has to begin again (docs/contract.md, section 7). */
const endings = ['1100005', '1100006']

/** Whether a refusal ends the login that waits. One that leads elsewhere is followed instead. */
export function endsLogin(failure: Failure): boolean {
  if (failure.kind !== 'answer' || failure.redirect !== undefined) return false
  return saysCode(failure, ...endings)
}
