import { smsCodeLength, smsResendMs } from '../../src/rules/limits.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Message } from '../model.ts'
import type { CodeWords } from '../words/code-words.ts'
import type { CodePurpose } from './code-purpose.ts'

const minute = 60_000
const hour = 60 * minute
const codeLife = 10 * minute
const triesPerCode = 5
const sendsPerHour = 5
/** After so many codes within an hour a browser has to solve a captcha before each further one. */
const sendsUntilCaptcha = 2

type Send = {
  purpose: CodePurpose
  to: string
  channel: Message['channel']
  /** Characters: 4 by SMS, 6 for two-step verification (TWO-14). */
  length?: number
  /** Nothing goes out, since the address is nobody's; the answer must not tell. */
  isSilent?: boolean
}

const lately = (times: readonly number[], now: number) => times.filter((at) => now - at < hour)
const keyOf = (purpose: CodePurpose, to: string) => `${purpose} ${to}`

/** Whether this browser has had so many codes sent that a captcha is due before the next (ERR-14, ERR-15). */
export function isSendSuspicious({ state, session }: PageVisit): boolean {
  return lately(session.sends, state.clock.now()).length >= sendsUntilCaptcha
}

/**
 * Counts a message to an address, of a code or a link. An address gets one a minute and five an hour, whatever they are
 * for; more is refused as `verify_operation_too_frequent` (ERR-13).
 */
export function countSend(
  { state, session }: Pick<PageVisit, 'state' | 'session'>,
  to: string,
  said: Pick<CodeWords, 'waitSeconds' | 'tooManySends'>,
): Refusal | undefined {
  const now = state.clock.now()
  const sends = lately(state.sends.get(to) ?? [], now)
  const waitMs = (sends.at(-1) ?? Number.NEGATIVE_INFINITY) + smsResendMs - now
  if (waitMs > 0) return tooFrequent(said.waitSeconds(Math.ceil(waitMs / 1000)))
  if (sends.length >= sendsPerHour) return tooFrequent(said.tooManySends)
  state.sends.set(to, [...sends, now])
  session.sends = [...lately(session.sends, now), now]
  return undefined
}

/** "Sends" a code: it lands in the outbox. A new code takes the place of the last one. */
export function sendCode(visit: PageVisit, send: Send): Refusal | undefined {
  const { state, words } = visit
  const { purpose, to, channel, length = smsCodeLength, isSilent = false } = send
  const refusal = countSend(visit, to, words.codes)
  if (refusal) return refusal
  const now = state.clock.now()
  const code = state.random.text(length, '0123456789')
  state.codes.set(keyOf(purpose, to), { code, expiresAt: now + codeLife, triesLeft: triesPerCode })
  if (!isSilent) state.outbox.push({ at: now, channel, to, purpose: words.codes.purposes[purpose], code })
  return undefined
}

function tooFrequent(message: string): Refusal {
  return refuse({ error_code: 'verify_operation_too_frequent', error_msg: message })
}

/** Judges a typed code and uses it up; a refusal stands under `field`. Five wrong tries end a code. */
export function takeCode(
  { state, words }: Pick<PageVisit, 'state' | 'words'>,
  { purpose, to, typed, field }: { purpose: CodePurpose; to: string; typed: string; field: string },
): Refusal | undefined {
  const key = keyOf(purpose, to)
  const sent = state.codes.get(key)
  const refuseCode = (message: string) => refuse({ field, error_code: 1400001, error_msg: message })
  if (!sent || sent.triesLeft === 0 || state.clock.now() > sent.expiresAt) return refuseCode(words.codes.expired)
  if (typed !== sent.code) {
    sent.triesLeft -= 1
    return refuseCode(sent.triesLeft > 0 ? words.codes.wrong : words.codes.usedUp)
  }
  state.codes.delete(key)
  return undefined
}
