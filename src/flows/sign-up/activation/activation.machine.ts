import type { Failure } from '../../../errors/failure.ts'

/** As the server reports it: the masked invitee, and the company. */
export type Invitation = { invitee?: string; company?: string }

/** Progress of an invited user (SCR-06). */
export type ActivationState =
  | { step: 'checking' }
  /** It is unknown whether the invitation is valid. */
  | { step: 'failed'; failure: Failure; isRetrying: boolean }
  | { step: 'dead' }
  | { step: 'phone'; invitation: Invitation }
  /** `phone`: just verified; the new account can log in with it. */
  | { step: 'account'; invitation: Invitation; phone?: string }

export type ActivationEvent =
  | { type: 'confirmed'; invitation: Invitation; isPhoneRequired: boolean }
  | { type: 'check-failed'; failure: Failure }
  | { type: 'retried' }
  | { type: 'token-refused' }
  | { type: 'phone-verified'; phone: string }

export const initialActivation: ActivationState = { step: 'checking' }

export function activationReducer(state: ActivationState, event: ActivationEvent): ActivationState {
  const isBegun = state.step === 'phone' || state.step === 'account'
  switch (event.type) {
    case 'confirmed': {
      // A delayed answer must not send the user back.
      if (isBegun) return state
      return { step: event.isPhoneRequired ? 'phone' : 'account', invitation: event.invitation }
    }
    case 'check-failed':
      return isBegun ? state : { step: 'failed', failure: event.failure, isRetrying: false }
    case 'retried':
      return state.step === 'failed' ? { ...state, isRetrying: true } : state
    case 'token-refused':
      return { step: 'dead' }
    case 'phone-verified':
      return state.step === 'phone' ? { step: 'account', invitation: state.invitation, phone: event.phone } : state
  }
}
