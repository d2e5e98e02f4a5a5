import type { PictureScene } from '../../src/api/shapes/captcha.ts'
import { smsCodeLength } from '../../src/rules/limits.ts'
import { type CaptchaExtras, requireCaptchaToSend } from '../captcha/gate.ts'
import { type Rejection, reject } from '../http/routes.ts'
import type { PageVisit } from '../http/visit.ts'
import type { CodePurpose, Message, SentCode, State } from '../model.ts'
import { recordSend, rejectIfTooFrequent } from './send-limits.ts'

const codeLifetimeMs = 10 * 60_000
const attemptsPerCode = 5

type OutgoingCode = {
  purpose: CodePurpose
  to: string
  /** The recipient's name. If omitted, the outbox shows `to`. */
  recipientName?: string
  channel: Message['channel']
  /** The number of digits. If omitted, the length of an SMS code. */
  length?: number
  /** Sends no message, because the recipient has no account. The response must not reveal this. */
  isSilent?: boolean
}

/** The captcha scene of the request, and the fields for a solved captcha. */
export type SendCaptcha = { scene: PictureScene; extras: CaptchaExtras }

type CodeKey = { purpose: CodePurpose; to: string }
const createKey = ({ purpose, to }: CodeKey) => `${purpose} ${to}`

/** Issues and sends a code, ignoring send limits. Invalidates any previous code for the same purpose and recipient. */
export function issueCode({ state, messages }: PageVisit, outgoing: OutgoingCode): void {
  const { purpose, to, recipientName = to, channel, length = smsCodeLength, isSilent = false } = outgoing
  const now = state.clock.now()
  const code = state.random.text(length, '0123456789')
  const sentCode: SentCode = { purpose, code, expiresAt: now + codeLifetimeMs, attemptsLeft: attemptsPerCode }
  const previousCode = state.codes.get(createKey(outgoing))
  if (previousCode) previousCode.endReason = 'replaced'
  state.codes.set(createKey(outgoing), sentCode)
  if (isSilent) return
  const message = { at: now, channel, to: recipientName, purpose: messages.codes.purposes[purpose], code }
  state.outbox.push(message)
  state.codeByMessage.set(message, sentCode)
}

export type CodeStatus = 'valid' | 'used' | 'replaced' | 'expired' | 'too-many-attempts'

function getStatus({ clock }: State, { endReason, expiresAt, attemptsLeft }: SentCode): CodeStatus {
  if (endReason) return endReason
  if (attemptsLeft === 0) return 'too-many-attempts'
  return clock.now() > expiresAt ? 'expired' : 'valid'
}

export type CodeInfo = { purpose: CodePurpose; status: CodeStatus }

export function describeCode(state: State, message: Message): CodeInfo | undefined {
  const sentCode = state.codeByMessage.get(message)
  return sentCode && { purpose: sentCode.purpose, status: getStatus(state, sentCode) }
}

/** Sends a code if the send limits allow it, after checking a captcha if one is required. */
export function sendCode(visit: PageVisit, outgoing: OutgoingCode, captcha?: SendCaptcha): Rejection | undefined {
  const rejection =
    rejectIfTooFrequent(visit, outgoing, visit.messages.codes) ??
    (captcha && requireCaptchaToSend(visit, captcha.scene, captcha.extras))
  if (rejection) return rejection
  recordSend(visit, outgoing)
  issueCode(visit, outgoing)
  return undefined
}

/** A typed code, and the field that errors refer to. */
type CodeInput = CodeKey & { typedCode: string; field: string }

/** Checks a typed code without consuming it. Five wrong attempts invalidate a code. */
export function checkCode(
  { state, messages }: Pick<PageVisit, 'state' | 'messages'>,
  code: CodeInput,
): Rejection | undefined {
  const sentCode = state.codes.get(createKey(code))
  const rejectCode = (message: string) => reject('wrongCode', message, code.field)
  if (!sentCode || getStatus(state, sentCode) !== 'valid') return rejectCode(messages.codes.expired)
  if (code.typedCode === sentCode.code) return undefined
  sentCode.attemptsLeft -= 1
  return rejectCode(sentCode.attemptsLeft > 0 ? messages.codes.wrong : messages.codes.tooManyAttempts)
}

export function consumeCode({ state }: Pick<PageVisit, 'state'>, code: CodeKey): void {
  const sentCode = state.codes.get(createKey(code))
  if (sentCode) sentCode.endReason = 'used'
  state.codes.delete(createKey(code))
}

/** Checks a typed code, and consumes it if it is correct. */
export function redeemCode(visit: Pick<PageVisit, 'state' | 'messages'>, code: CodeInput): Rejection | undefined {
  const rejection = checkCode(visit, code)
  if (!rejection) consumeCode(visit, code)
  return rejection
}
