import { smsResendMs } from '../../src/rules/limits.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose } from '../model.ts'
import type { ServerWords } from '../words/server-words.ts'

const hour = 60 * 60_000
const sendsPerHour = 5
/** After this many codes within an hour, the browser needs a captcha for each further one. */
const sendsUntilCaptcha = 2

type Message = { purpose: CodePurpose | 'reset_link'; to: string }
type LimitWords = Pick<ServerWords['codes'], 'waitSeconds' | 'tooManySends'>

/** Whether the browser has requested so many codes that a captcha is due (ERR-14, ERR-15). */
export function isSendSuspicious({ state, session }: PageVisit): boolean {
  const now = state.clock.now()
  return session.sends.filter((at) => now - at < hour).length >= sendsUntilCaptcha
}

/**
 * Refuses a message that comes too soon (ERR-13): an address gets one a minute for each purpose, and five an hour.
 * Check this before the captcha, which a refused message would waste.
 */
export function refuseSend({ state }: PageVisit, { purpose, to }: Message, words: LimitWords): Refusal | undefined {
  const now = state.clock.now()
  const sends = (state.sends.get(to) ?? []).filter(({ at }) => now - at < hour)
  const last = sends.findLast((send) => send.purpose === purpose)?.at ?? Number.NEGATIVE_INFINITY
  const waitMs = last + smsResendMs - now
  if (waitMs > 0) return tooFrequent(words.waitSeconds(Math.ceil(waitMs / 1000)))
  return sends.length >= sendsPerHour ? tooFrequent(words.tooManySends) : undefined
}

export function recordSend({ state, session }: PageVisit, { purpose, to }: Message): void {
  const at = state.clock.now()
  const sends = state.sends.get(to) ?? []
  state.sends.set(to, [...sends.filter((send) => at - send.at < hour), { at, purpose }])
  session.sends = [...session.sends.filter((sent) => at - sent < hour), at]
}

function tooFrequent(message: string): Refusal {
  return refuse('tooFrequent', message)
}
