import type { MessageType } from '../../api/shapes/fields.ts'
import { smsResendMs } from '../../rules/limits.ts'

/** A sent code and its addressee as displayed; neither is known after a reload (OC-3). */
export type SentCode = {
  messageType?: MessageType
  to?: string
  /** The field already had focus, so its description will not be read out. */
  needsAnnouncement?: boolean
}

/** The state of the box (WID-06). After a code has been sent, `init` offers another, also by voice call. */
export type SmsCodeState =
  | { phase: 'init'; sent?: SentCode }
  | { phase: 'sending'; sent?: SentCode }
  | { phase: 'counting'; sent: SentCode; endsAt: number; seconds: number }

export type SmsCodeEvent =
  | { type: 'restored'; endsAt: number; now: number }
  | { type: 'pressed' }
  /** Refused, unanswered, or answered for an earlier number. */
  | { type: 'failed' }
  | { type: 'sent'; sent: SentCode; now: number }
  /** The addressee has changed; `known` is the code sent to the new one earlier. */
  | { type: 'readdressed'; known?: { sent: SentCode; endsAt: number }; now: number }
  | { type: 'ticked'; now: number }

export const initialSmsCode: SmsCodeState = { phase: 'init' }

/** Counts down to an end time, so a hidden tab loses no time. Caps at 60 s in case the clock jumps (OC-2). */
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
