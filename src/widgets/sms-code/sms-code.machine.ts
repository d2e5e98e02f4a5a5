import type { MessageType } from '../../api/shapes/fields.ts'
import { smsResendMs } from '../../rules/limits.ts'

/** A code that was sent: how, and to whom, as the user sees it. After a reload neither is known (OC-3). */
export type SentCode = {
  messageType?: MessageType
  to?: string
  /** The code's field already had the focus, so no focus change makes a screen reader read its description. */
  isSaid?: boolean
}

/** The state of the box (WID-06). Once a code was sent, `init` offers another, also by voice call. */
export type SmsCodeState =
  | { phase: 'init'; sent?: SentCode }
  | { phase: 'sending'; sent?: SentCode }
  | { phase: 'counting'; sent: SentCode; endsAt: number; seconds: number }

/** `now` is the clock's time, in ms. */
export type SmsCodeEvent =
  | { type: 'restored'; endsAt: number; now: number }
  | { type: 'pressed' }
  /** The server refused, there was no answer, or the answer was for another phone number. */
  | { type: 'failed' }
  | { type: 'sent'; sent: SentCode; now: number }
  /** The form has another addressee now; `known` is the code sent to them before, if any. */
  | { type: 'readdressed'; known?: { sent: SentCode; endsAt: number }; now: number }
  | { type: 'ticked'; now: number }

export const initialSmsCode: SmsCodeState = { phase: 'init' }

/** Counts down to an end time, so a hidden tab loses no time; a clock that jumps never makes it longer than 60 s (OC-2). */
function count(sent: SentCode, endsAt: number, now: number): SmsCodeState {
  if (endsAt <= now) return { phase: 'init', sent }
  const end = Math.min(endsAt, now + smsResendMs)
  return { phase: 'counting', sent, endsAt: end, seconds: Math.ceil((end - now) / 1000) }
}

export function smsCodeReducer(state: SmsCodeState, event: SmsCodeEvent): SmsCodeState {
  switch (event.type) {
    case 'restored':
      return state.phase === 'init' && !state.sent ? count({}, event.endsAt, event.now) : state
    case 'pressed':
      return state.phase === 'init' ? { phase: 'sending', sent: state.sent } : state
    case 'failed':
      return state.phase === 'sending' ? { phase: 'init', sent: state.sent } : state
    case 'sent':
      return state.phase === 'sending' ? count(event.sent, event.now + smsResendMs, event.now) : state
    case 'readdressed': {
      const { known, now } = event
      if (state.phase === 'sending') return state
      return known ? count(known.sent, known.endsAt, now) : initialSmsCode
    }
    case 'ticked':
      return state.phase === 'counting' ? count(state.sent, state.endsAt, event.now) : state
  }
}
