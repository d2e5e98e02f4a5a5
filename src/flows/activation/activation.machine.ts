import type { Failure } from '../../errors/failure.ts'

/** An invitation as the server tells it: who is invited, masked, and by which company. */
export type Invitation = { invitee?: string; company?: string }

/** Where an invited member stands (SCR-06). */
export type ActivationState =
  | { step: 'checking' }
  /** The scripts of what follows did not arrive. */
  | { step: 'cut-off' }
  /** Nobody knows yet whether the invitation is good. */
  | { step: 'failed'; failure: Failure; isRetrying: boolean }
  /** The link is used, over, or no invitation. */
  | { step: 'dead' }
  | { step: 'phone'; invitation: Invitation }
  /** `phone`: the one that was just proved; the account will log in with it. */
  | { step: 'account'; invitation: Invitation; phone?: string }

export type ActivationEvent =
  | { type: 'confirmed'; invitation: Invitation; isPhoneRequired: boolean }
  | { type: 'check-failed'; failure: Failure }
  | { type: 'scripts-lost' }
  | { type: 'retried' }
  | { type: 'token-refused' }
  | { type: 'phone-proved'; phone: string }

export const initialActivation: ActivationState = { step: 'checking' }

export function activationReducer(state: ActivationState, event: ActivationEvent): ActivationState {
  const isBegun = state.step === 'phone' || state.step === 'account'
  switch (event.type) {
    case 'confirmed': {
      // A late answer does not send anybody back.
      if (isBegun) return state
      return { step: event.isPhoneRequired ? 'phone' : 'account', invitation: event.invitation }
    }
    case 'check-failed':
      return isBegun ? state : { step: 'failed', failure: event.failure, isRetrying: false }
    case 'scripts-lost':
      return { step: 'cut-off' }
    case 'retried':
      if (state.step === 'cut-off') return initialActivation
      return state.step === 'failed' ? { ...state, isRetrying: true } : state
    case 'token-refused':
      return { step: 'dead' }
    case 'phone-proved':
      return state.step === 'phone' ? { step: 'account', invitation: state.invitation, phone: event.phone } : state
  }
}
