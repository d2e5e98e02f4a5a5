import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import { smsCodeLength } from '../../src/rules/limits.ts'
import { type CaptchaExtras, demandCaptchaForSend } from '../captcha/gate.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose, Message, SentCode, State } from '../model.ts'
import { recordSend, refuseSend } from './send-limits.ts'

const codeLife = 10 * 60_000
const triesPerCode = 5

type Send = {
  purpose: CodePurpose
  to: string
  /** The recipient's name, if `to` would mean nothing to people. */
  shownTo?: string
  channel: Message['channel']
  /** Digits: 4 by SMS, 6 for two-step verification (TWO-14). */
  length?: number
  /** Sends nothing, since the recipient has no account. The response must not reveal this. */
  isSilent?: boolean
}

/** The scene whose captcha may be required, and the captcha fields of the request. */
export type SendCaptcha = { scene: PictureScene; extras: CaptchaExtras }

type CodeKey = { purpose: CodePurpose; to: string }
const keyOf = ({ purpose, to }: CodeKey) => `${purpose} ${to}`

/** "Sends" a code to the outbox, without limits. The code replaces the previous one. */
export function issueCode({ state, words }: PageVisit, send: Send): void {
  const { purpose, to, shownTo = to, channel, length = smsCodeLength, isSilent = false } = send
  const now = state.clock.now()
  const code = state.random.text(length, '0123456789')
  const sent: SentCode = { purpose, code, expiresAt: now + codeLife, triesLeft: triesPerCode }
  const last = state.codes.get(keyOf(send))
  if (last) last.ended = 'replaced'
  state.codes.set(keyOf(send), sent)
  if (isSilent) return
  const message = { at: now, channel, to: shownTo, purpose: words.codes.purposes[purpose], code }
  state.outbox.push(message)
  state.codeOfMessage.set(message, sent)
}

export type CodeStatus = 'good' | 'used' | 'replaced' | 'expired' | 'tried-too-often'

function statusOf({ clock }: State, { ended, expiresAt, triesLeft }: SentCode): CodeStatus {
  if (ended) return ended
  if (triesLeft === 0) return 'tried-too-often'
  return clock.now() > expiresAt ? 'expired' : 'good'
}

export type CodeFacts = { purpose: CodePurpose; status: CodeStatus }

export function readCode(state: State, message: Message): CodeFacts | undefined {
  const sent = state.codeOfMessage.get(message)
  return sent && { purpose: sent.purpose, status: statusOf(state, sent) }
}

/** Sends a code within the limits, after checking a captcha if one is required. */
export function sendCode(visit: PageVisit, send: Send, captcha?: SendCaptcha): Refusal | undefined {
  const refusal =
    refuseSend(visit, send, visit.words.codes) ??
    (captcha && demandCaptchaForSend(visit, captcha.scene, captcha.extras))
  if (refusal) return refusal
  recordSend(visit, send)
  issueCode(visit, send)
  return undefined
}

/** A typed code. A refusal names `field`. */
type TypedCode = CodeKey & { typed: string; field: string }

/** Checks a typed code without consuming it. Five wrong attempts invalidate a code. */
export function checkCode({ state, words }: Pick<PageVisit, 'state' | 'words'>, code: TypedCode): Refusal | undefined {
  const sent = state.codes.get(keyOf(code))
  const refuseCode = (message: string) => refuse('wrongCode', message, code.field)
  if (!sent || statusOf(state, sent) !== 'good') return refuseCode(words.codes.expired)
  if (code.typed === sent.code) return undefined
  sent.triesLeft -= 1
  return refuseCode(sent.triesLeft > 0 ? words.codes.wrong : words.codes.usedUp)
}

export function consumeCode({ state }: Pick<PageVisit, 'state'>, code: CodeKey): void {
  const sent = state.codes.get(keyOf(code))
  if (sent) sent.ended = 'used'
  state.codes.delete(keyOf(code))
}

/** Checks a typed code, and consumes it if it is correct. */
export function redeemCode(visit: Pick<PageVisit, 'state' | 'words'>, code: TypedCode): Refusal | undefined {
  const refusal = checkCode(visit, code)
  if (!refusal) consumeCode(visit, code)
  return refusal
}
