import { smsResendMs } from '../../src/rules/limits.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose } from '../model.ts'
import type { ServerWords } from '../words/server-words.ts'

const hour = 60 * 60_000
/** After this many codes within an hour, the browser needs a captcha for each further code. */
const sendsUntilCaptcha = 2

type Message = { purpose: CodePurpose | 'reset_link'; to: string }

/** Returns whether the browser has requested so many codes that it needs a captcha (ERR-14, ERR-15). */
export function isSendSuspicious({ state, session }: PageVisit): boolean {
  const now = state.clock.now()
  return session.sends.filter((at) => now - at < hour).length >= sendsUntilCaptcha
}

/**
 * Refuses a message that is sent too soon (ERR-13). A recipient gets one a minute for each purpose. Check this before
 * the captcha, which a refused message would waste.
 */
export function refuseSend(
  { state }: PageVisit,
  { purpose, to }: Message,
  words: Pick<ServerWords['codes'], 'waitSeconds'>,
): Refusal | undefined {
  const last = state.sends.get(`${purpose} ${to}`)
  const waitMs = last === undefined ? 0 : last + smsResendMs - state.clock.now()
  return waitMs > 0 ? refuse('tooFrequent', words.waitSeconds(Math.ceil(waitMs / 1000))) : undefined
}

export function recordSend({ state, session }: PageVisit, { purpose, to }: Message): void {
  const at = state.clock.now()
  state.sends.set(`${purpose} ${to}`, at)
  session.sends.push(at)
}
