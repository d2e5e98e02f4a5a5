import type { MessageType } from '../../api/shapes/fields.ts'
import { resendDelayMs } from '../../rules/limits.ts'

/** How a code was sent, and to whom (as displayed). The message type and recipient are unknown after a reload (OC-3). */
export type SentCode = {
  messageType?: MessageType
  to?: string
  /** The field already had focus, so screen readers will not read out its description. */
  needsAnnouncement?: boolean
}

/** The SMS code box's state (WID-06). In `idle`, the user can request a code, or another code if `sentCode` is set. */
export type SmsCodeState =
  | { phase: 'idle'; sentCode?: SentCode }
  | { phase: 'sending'; sentCode?: SentCode }
  | { phase: 'counting'; sentCode: SentCode; endsAt: number; secondsLeft: number }

export type SmsCodeEvent =
  | { type: 'restored'; endsAt: number; now: number }
  | { type: 'send-started' }
  /** Sending failed or was canceled, or the recipient changed before the response arrived. */
  | { type: 'failed' }
  | { type: 'sent'; sentCode: SentCode; now: number }
  /** The recipient has changed. `earlierCode` is the latest code sent to the new recipient, if any. */
  | { type: 'recipient-changed'; earlierCode?: { sentCode: SentCode; endsAt: number }; now: number }
  | { type: 'ticked'; now: number }

export const initialSmsCode: SmsCodeState = { phase: 'idle' }

/** Derives the countdown from its end time, since ticks may be late. Limits it to 60 s: the clock may jump (OC-2). */
function deriveCountdown(sentCode: SentCode, endsAt: number, now: number): SmsCodeState {
  if (endsAt <= now) return { phase: 'idle', sentCode }
  const end = Math.min(endsAt, now + resendDelayMs)
  return { phase: 'counting', sentCode, endsAt: end, secondsLeft: Math.ceil((end - now) / 1000) }
}

export function smsCodeReducer(state: SmsCodeState, event: SmsCodeEvent): SmsCodeState {
  switch (event.type) {
    case 'restored':
      return state.phase === 'idle' && !state.sentCode ? deriveCountdown({}, event.endsAt, event.now) : state
    case 'send-started':
      return state.phase === 'idle' ? { phase: 'sending', sentCode: state.sentCode } : state
    case 'failed':
      return state.phase === 'sending' ? { phase: 'idle', sentCode: state.sentCode } : state
    case 'sent':
      return state.phase === 'sending' ? deriveCountdown(event.sentCode, event.now + resendDelayMs, event.now) : state
    case 'recipient-changed': {
      const { earlierCode, now } = event
      if (state.phase === 'sending') return state
      return earlierCode ? deriveCountdown(earlierCode.sentCode, earlierCode.endsAt, now) : initialSmsCode
    }
    case 'ticked':
      return state.phase === 'counting' ? deriveCountdown(state.sentCode, state.endsAt, event.now) : state
  }
}
