import { useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Call } from '../../api/define-call.ts'
import type { PictureScene } from '../../api/schemas/captcha.ts'
import type { MessageType } from '../../api/schemas/fields.ts'
import type { SendExtras } from '../../api/send-sms-code.ts'
import type { Result } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { pictureCaptchaLength } from '../../rules/limits.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { type PictureCaptchaControl, usePictureCaptcha } from '../picture-captcha/index.ts'
import { useSlider } from '../slider/index.tsx'
import { initialSmsCode, type SentCode, smsCodeReducer } from './sms-code.machine.ts'
import { keepEnd, useCountdown } from './use-countdown.ts'
import { useWebOtp } from './use-web-otp.ts'

/**
 * To whom a code goes, as it is sent and as it is shown, e.g. with four asterisks; or the words for what keeps it from that.
 * What `phoneToSend` reads is one.
 */
export type AddresseeReading = { ok: true; value: string; shown?: string } | { ok: false; error: string }

export type SmsCodeOptions = {
  /** What the code is for; the countdown of one purpose outlasts a reload (OC-3). */
  purpose: string
  /** Whose picture is good, where the server asks for one. */
  scene?: PictureScene
  /** The picture, where another call of the form takes one of the same scene: of one scene the newest counts. */
  captcha?: PictureCaptchaControl
  /** Reads from the form to whom the code goes. */
  readTo: () => Promise<AddresseeReading>
  /** The field that names them. */
  toField?: string
  /** Sends a code to them. */
  send: (to: string, extras: SendExtras) => Promise<Result<unknown>>
  /** The call that `send` makes: whether its failures are shown, and which. */
  call: Pick<Call, 'accepts' | 'method' | 'path' | 'quiet'>
  /** Names of the form's visible fields, as `useForm` has them. */
  fields: readonly string[]
  /** Shows what a send met under the fields and beside the submit button: the form's `showErrors`. */
  onErrors: (errors: Record<string, string>, formError?: string) => void
}

/**
 * Has codes sent (WID-06): one at a time, by SMS or voice, past whatever the server asks for first, a picture (ERR-14) or the
 * slider (ERR-15). Only a code that went out starts the countdown (OC-4).
 */
export function useSmsCode(options: SmsCodeOptions) {
  const { purpose, scene } = options
  const { host } = useEnvironment()
  const { t } = useTexts()
  const feedback = useFeedback()
  const ownCaptcha = usePictureCaptcha(scene)
  const captcha = options.captcha ?? ownCaptcha
  const { solve, slider } = useSlider()
  const [state, dispatch] = useReducer(smsCodeReducer, initialSmsCode)
  const codeRef = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  /** What holds after a wait. */
  const latest = useRef(options)
  const isGone = useRef(false)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  useCountdown(state, dispatch, purpose)
  useWebOtp(state.sent, codeRef)

  /** Whether the answer to a send to `to` is still anybody's: the phone may have been changed, or the form left (RQ-6). */
  const isStill = async (to: string) => {
    const reading = await latest.current.readTo()
    return !isGone.current && reading.ok && reading.value === to
  }

  /** One send, and again by itself with the slider's id where the server asked for that; true once a code is on its way. */
  const trySend = async (to: string, messageType: MessageType, captchaRequestId?: string): Promise<boolean> => {
    const { send, call, fields, onErrors } = latest.current
    const pictureCaptcha = captcha.read()
    const result = await send(to, { messageType, pictureCaptcha, captchaRequestId })
    if (!(await isStill(to))) return false
    if (result.ok) return true
    const outcome = await feedback.handle(result.failure, {
      fields: pictureCaptcha === undefined ? fields : [...fields, 'pic_captcha'],
      call,
      handles: ['refresh-picture', 'start-slider'],
    })
    if (outcome.follows.includes('start-slider')) {
      const requestId = await solve()
      return requestId !== undefined && (await isStill(to)) && trySend(to, messageType, requestId)
    }
    const isPictureWanted = outcome.follows.includes('refresh-picture')
    const wanted: Record<string, string> = isPictureWanted
      ? { pic_captcha: t('error.picture-captcha-needed.title') }
      : {}
    if (isPictureWanted || pictureCaptcha !== undefined) captcha.show()
    onErrors({ ...wanted, ...outcome.fieldErrors }, outcome.formError)
    return false
  }

  /** Finds out to whom, and sends. The code that went out, or nothing. */
  const send = async (messageType: MessageType): Promise<SentCode | undefined> => {
    const { readTo, toField = 'phone', onErrors } = latest.current
    const to = await readTo()
    const isPictureUnread = captcha.read() === ''
    if (!to.ok) onErrors({ [toField]: to.error })
    else if (isPictureUnread) {
      onErrors({ pic_captcha: t('picture-captcha.too-long', { count: pictureCaptchaLength }) })
    }
    if (!to.ok || isPictureUnread) return undefined
    dispatch({ type: 'pressed' })
    return (await trySend(to.value, messageType)) ? { messageType, to: to.shown } : undefined
  }

  const handleSend = async (messageType: MessageType): Promise<void> => {
    if (isSending.current || state.phase === 'counting') return
    isSending.current = true
    const sent = await send(messageType).finally(() => {
      isSending.current = false
    })
    if (isGone.current) return
    if (!sent) return dispatch({ type: 'failed' })
    keepEnd(host.storage, purpose, host.clock)
    const code = codeRef.current
    const isSaid = code !== null && document.activeElement === code
    // The words stand there before the focus comes, which has them read out.
    flushSync(() => dispatch({ type: 'sent', sent: { ...sent, isSaid }, now: host.clock.now() }))
    captcha.clear()
    code?.focus()
  }

  return {
    state,
    captcha,
    slider,
    codeRef,
    handleSend: () => void handleSend('txt'),
    handleVoice: () => void handleSend('voice'),
  }
}
