import type { Failure } from '../../../errors/failure.ts'

/** The invited user's masked phone number or email, and the company's name, as reported by the server. */
export type Invitation = { maskedLogin?: string; company?: string }

/** An invited user's progress through activation (SCR-06). */
export type ActivationState =
  | { step: 'checking' }
  /** The check failed, so it is unknown whether the invitation is valid. */
  | { step: 'failed'; failure: Failure; isRetrying: boolean }
  /** The link has no token, or its token is unknown, expired or already used. */
  | { step: 'invalid-link' }
  | { step: 'phone'; invitation: Invitation }
  /** `phone`: the verified phone number. The user can log in with it later. */
  | { step: 'account'; invitation: Invitation; phone?: string }

export type ActivationEvent =
  | { type: 'confirmed'; invitation: Invitation; isPhoneRequired: boolean }
  | { type: 'check-failed'; failure: Failure }
  | { type: 'retried' }
  | { type: 'token-rejected' }
  | { type: 'phone-verified'; phone: string }

export const initialActivation: ActivationState = { step: 'checking' }

export function activationReducer(state: ActivationState, event: ActivationEvent): ActivationState {
  const hasStarted = state.step === 'phone' || state.step === 'account'
  switch (event.type) {
    case 'confirmed': {
      // A late response must not send the user back a step.
      if (hasStarted) return state
      return { step: event.isPhoneRequired ? 'phone' : 'account', invitation: event.invitation }
    }
    case 'check-failed':
      return hasStarted ? state : { step: 'failed', failure: event.failure, isRetrying: false }
    case 'retried':
      return state.step === 'failed' ? { ...state, isRetrying: true } : state
    case 'token-rejected':
      return { step: 'invalid-link' }
    case 'phone-verified':
      return state.step === 'phone' ? { step: 'account', invitation: state.invitation, phone: event.phone } : state
  }
}
