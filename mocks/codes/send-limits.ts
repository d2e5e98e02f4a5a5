import { resendDelayMs } from '../../src/rules/limits.ts'
import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { ServerMessages } from '../messages/server-messages.ts'
import type { CodePurpose } from '../model.ts'

const hourMs = 60 * 60_000
/** After a browser has requested this many messages within an hour, each further message requires a captcha. */
const messagesBeforeCaptcha = 2

type OutgoingMessage = { purpose: CodePurpose | 'reset_link'; to: string }

/** Returns whether the browser has requested so many messages that the next one requires a captcha (ERR-14, ERR-15). */
export function needsCaptchaToSend({ state, session }: PageVisit): boolean {
  const now = state.clock.now()
  return session.sendTimes.filter((at) => now - at < hourMs).length >= messagesBeforeCaptcha
}

/**
 * Rejects a message that is requested too soon (ERR-13): a recipient gets at most one per minute for each purpose. Call
 * this before checking a captcha, so that a rejection does not waste a solved captcha.
 */
export function rejectIfTooFrequent(
  { state }: PageVisit,
  { purpose, to }: OutgoingMessage,
  messages: Pick<ServerMessages['codes'], 'waitSeconds'>,
): Rejection | undefined {
  const lastSentAt = state.lastSendTimes.get(`${purpose} ${to}`)
  const waitMs = lastSentAt === undefined ? 0 : lastSentAt + resendDelayMs - state.clock.now()
  return waitMs > 0 ? reject('tooFrequent', messages.waitSeconds(Math.ceil(waitMs / 1000))) : undefined
}

export function recordSend({ state, session }: PageVisit, { purpose, to }: OutgoingMessage): void {
  const at = state.clock.now()
  state.lastSendTimes.set(`${purpose} ${to}`, at)
  session.sendTimes.push(at)
}
