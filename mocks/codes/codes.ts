import type { PictureScene } from '../../src/api/schemas/captcha.ts'
import { smsCodeLength } from '../../src/rules/limits.ts'
import { type CaptchaExtras, demandCaptchaForSend } from '../captcha/gate.ts'
import { errorCodes } from '../http/error-codes.ts'
import { type Refusal, refuse } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { Message } from '../model.ts'
import type { CodePurpose } from './code-purpose.ts'
import { noteSend, refuseSend } from './send-limits.ts'

const codeLife = 10 * 60_000
const triesPerCode = 5

type Send = {
  purpose: CodePurpose
  to: string
  /** As people call the addressee, where `to` says nothing to them. */
  shownTo?: string
  channel: Message['channel']
  /** Characters: 4 by SMS, 6 for two-step verification (TWO-14). */
  length?: number
  /** Nothing goes out, since the address is nobody's; the answer must not tell. */
  isSilent?: boolean
}

/** Whose captcha is good where one is due before a code is sent, and what was sent of it. */
export type SendCaptcha = { scene: PictureScene; extras: CaptchaExtras }

type CodeKey = { purpose: CodePurpose; to: string }
const keyOf = ({ purpose, to }: CodeKey) => `${purpose} ${to}`

/** "Sends" a code, whatever the limits: it lands in the outbox. A new code takes the place of the last one. */
export function issueCode({ state, words }: PageVisit, send: Send): void {
  const { purpose, to, shownTo = to, channel, length = smsCodeLength, isSilent = false } = send
  const now = state.clock.now()
  const code = state.random.text(length, '0123456789')
  state.codes.set(keyOf(send), { code, expiresAt: now + codeLife, triesLeft: triesPerCode })
  if (!isSilent) state.outbox.push({ at: now, channel, to: shownTo, purpose: words.codes.purposes[purpose], code })
}

/** Sends a code where its address may have one, past a captcha where one is due. */
export function sendCode(visit: PageVisit, send: Send, captcha?: SendCaptcha): Refusal | undefined {
  const refusal =
    refuseSend(visit, send, visit.words.codes) ??
    (captcha && demandCaptchaForSend(visit, captcha.scene, captcha.extras))
  if (refusal) return refusal
  noteSend(visit, send)
  issueCode(visit, send)
  return undefined
}

/** A code as somebody typed it; a refusal stands under `field`. */
type TypedCode = CodeKey & { typed: string; field: string }

/** Judges a typed code and leaves it good. Five wrong tries end a code. */
export function judgeCode({ state, words }: Pick<PageVisit, 'state' | 'words'>, code: TypedCode): Refusal | undefined {
  const sent = state.codes.get(keyOf(code))
  const refuseCode = (message: string) =>
    refuse({ field: code.field, error_code: errorCodes.wrongCode.code, error_msg: message })
  if (!sent || sent.triesLeft === 0 || state.clock.now() > sent.expiresAt) return refuseCode(words.codes.expired)
  if (code.typed === sent.code) return undefined
  sent.triesLeft -= 1
  return refuseCode(sent.triesLeft > 0 ? words.codes.wrong : words.codes.usedUp)
}

/** Uses a code up. */
export function spendCode({ state }: Pick<PageVisit, 'state'>, code: CodeKey): void {
  state.codes.delete(keyOf(code))
}

/** Judges a typed code, and uses a right one up. */
export function takeCode(visit: Pick<PageVisit, 'state' | 'words'>, code: TypedCode): Refusal | undefined {
  const refusal = judgeCode(visit, code)
  if (!refusal) spendCode(visit, code)
  return refusal
}
