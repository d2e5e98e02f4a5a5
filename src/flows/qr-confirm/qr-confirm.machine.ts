import type { Failure } from '../../errors/failure.ts'

/** What a person decides by: the device that asks to be logged in, and where it is, as far as the server says so (RD-7). */
export type AskingDevice = { name?: string; place?: string }

export type QrDecision = 'confirm' | 'cancel'

export type QrConfirmState =
  /** It is not known yet who asks. */
  | { phase: 'looking' }
  /** Who asks could not be learned; `isRetrying` while it is asked again. */
  | { phase: 'failed'; failure: Failure; isRetrying: boolean }
  /** The person decides. `sending`: what was pressed, until the server has it. */
  | { phase: 'deciding'; device: AskingDevice; sending?: QrDecision }
  | { phase: 'confirmed' | 'canceled' }
  /** The code is over, was used, is another phone's, or there is none in the address. */
  | { phase: 'dead' }
  /** Nobody is logged in on this phone. `loginHref`: where to log in, to come back here. */
  | { phase: 'stranger'; loginHref: string }

export type QrConfirmEvent =
  | { type: 'looked' }
  | { type: 'device-arrived'; device: AskingDevice }
  | { type: 'look-failed'; failure: Failure }
  | { type: 'pressed'; decision: QrDecision }
  | { type: 'decided'; decision: QrDecision }
  /** The decision did not arrive, and may be pressed again. */
  | { type: 'decision-failed' }
  | { type: 'code-dead' }
  | { type: 'not-logged-in'; loginHref: string }

export const initialQrConfirm: QrConfirmState = { phase: 'looking' }

/** A QR login as the phone that scanned the code sees it (SCR-08). */
export function qrConfirmReducer(state: QrConfirmState, event: QrConfirmEvent): QrConfirmState {
  switch (event.type) {
    case 'looked':
      return state.phase === 'failed' ? { ...state, isRetrying: true } : { phase: 'looking' }
    case 'device-arrived':
      return { phase: 'deciding', device: event.device }
    case 'look-failed':
      return { phase: 'failed', failure: event.failure, isRetrying: false }
    case 'pressed':
      return state.phase === 'deciding' ? { ...state, sending: event.decision } : state
    case 'decided':
      return { phase: event.decision === 'confirm' ? 'confirmed' : 'canceled' }
    case 'decision-failed':
      return state.phase === 'deciding' ? { ...state, sending: undefined } : state
    case 'code-dead':
      return { phase: 'dead' }
    case 'not-logged-in':
      return { phase: 'stranger', loginHref: event.loginHref }
  }
}
