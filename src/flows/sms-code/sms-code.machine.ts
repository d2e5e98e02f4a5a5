import type { MessageType } from '../../api/schemas/fields.ts'
import { smsResendMs } from '../../rules/limits.ts'

/** A code that went out: how, and to whom as a person is told. After a reload nobody knows either (OC-3). */
export type SentCode = {
  messageType?: MessageType
  to?: string
  /** The focus was in the code's field before: no move of it has the field's description read out. */
  isSaid?: boolean
}

/** What the box does (WID-06). Once a code was sent, `init` offers another, and one by voice. */
export type SmsCodeState =
  | { phase: 'init'; sent?: SentCode }
  | { phase: 'sending'; sent?: SentCode }
  | { phase: 'counting'; sent: SentCode; endsAt: number; seconds: number }

/** `now` is the clock's time, in ms. */
export type SmsCodeEvent =
  | { type: 'restored'; endsAt: number; now: number }
  | { type: 'pressed' }
  /** The server refused, nothing arrived, or the answer was for another phone. */
  | { type: 'failed' }
  | { type: 'sent'; sent: SentCode; now: number }
  | { type: 'ticked'; now: number }

export const initialSmsCode: SmsCodeState = { phase: 'init' }

/** Counts from an end time, so that hidden minutes cost nothing; a clock that jumps never makes it longer than 60 s (OC-2). */
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
    case 'ticked':
      return state.phase === 'counting' ? count(state.sent, state.endsAt, event.now) : state
  }
}
