import type { Failure } from '../../../errors/failure.ts'

/** The details that the server reports about the device requesting the login (RD-7). */
export type RequestingDevice = { name?: string; location?: string }

export type QrDecision = 'confirm' | 'cancel'

export type QrConfirmState =
  | { phase: 'loading' }
  /** The device's details failed to load. */
  | { phase: 'failed'; failure: Failure; isRetrying: boolean }
  /** `pendingDecision`: the chosen decision, until the server has responded. */
  | { phase: 'deciding'; device: RequestingDevice; pendingDecision?: QrDecision }
  | { phase: 'confirmed' | 'canceled' }
  /** The code is missing from the URL, has expired, has already been used or was claimed by another phone. */
  | { phase: 'invalid-code' }
  /** Nobody is logged in on this phone. `loginHref` opens the login page, which then returns to this page. */
  | { phase: 'not-logged-in'; loginHref: string }

export type QrConfirmEvent =
  | { type: 'load-started' }
  | { type: 'device-loaded'; device: RequestingDevice }
  | { type: 'load-failed'; failure: Failure }
  | { type: 'decision-sent'; decision: QrDecision }
  | { type: 'decision-accepted'; decision: QrDecision }
  /** The server did not accept the decision, but the user can try again. */
  | { type: 'decision-failed' }
  | { type: 'code-rejected' }
  | { type: 'not-logged-in'; loginHref: string }

export const initialQrConfirm: QrConfirmState = { phase: 'loading' }

/** Returns the next state of a QR login on the phone that scanned the code (SCR-08). */
export function qrConfirmReducer(state: QrConfirmState, event: QrConfirmEvent): QrConfirmState {
  switch (event.type) {
    case 'load-started':
      return state.phase === 'failed' ? { ...state, isRetrying: true } : { phase: 'loading' }
    case 'device-loaded':
      return { phase: 'deciding', device: event.device }
    case 'load-failed':
      return { phase: 'failed', failure: event.failure, isRetrying: false }
    case 'decision-sent':
      return state.phase === 'deciding' ? { ...state, pendingDecision: event.decision } : state
    case 'decision-accepted':
      return { phase: event.decision === 'confirm' ? 'confirmed' : 'canceled' }
    case 'decision-failed':
      return state.phase === 'deciding' ? { ...state, pendingDecision: undefined } : state
    case 'code-rejected':
      return { phase: 'invalid-code' }
    case 'not-logged-in':
      return { phase: 'not-logged-in', loginHref: event.loginHref }
  }
}
