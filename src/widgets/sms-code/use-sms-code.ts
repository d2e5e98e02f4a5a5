import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Call } from '../../api/call.ts'
import type { SendExtras } from '../../api/send-sms-code.ts'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import type { MessageType } from '../../api/shapes/fields.ts'
import type { Result } from '../../errors/failure.ts'
import { listenForSmsCode } from '../../host/web-otp.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import { useFeedback } from '../../kit/feedback/index.tsx'
import type { FormError } from '../../kit/form/index.ts'
import { resendDelayMs } from '../../rules/limits.ts'
import { type PictureCaptchaControl, usePictureCaptcha } from '../picture-captcha/index.tsx'
import { sendWithCaptchas } from '../send/index.tsx'
import { useSlider } from '../slider/index.tsx'
import { initialSmsCode, type SentCode, smsCodeReducer } from './sms-code.machine.ts'
import { storeCountdownEnd, useCountdown } from './use-countdown.ts'

/**
 * Fills in the code from the SMS if the browser can read it (OC-8), until the form is submitted. The code is entered as
 * if typed, so that the field reports a complete code as usual.
 */
function useWebOtp(sentCode: SentCode | undefined, codeRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!sentCode || sentCode.messageType === 'voice') return
    const form = codeRef.current?.form
    const { stop } = listenForSmsCode(window, (code) => {
      const input = codeRef.current
      if (!input) return
      input.value = code
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    form?.addEventListener('submit', stop)
    return () => {
      stop()
      form?.removeEventListener('submit', stop)
    }
  }, [sentCode, codeRef])
}

/** The recipient as sent to the server and as displayed, possibly masked, or an error message. */
export type RecipientResult = { ok: true; value: string; displayValue?: string } | { ok: false; error: string }

export type SmsCodeOptions = {
  /** Identifies the countdown in storage, so that it survives a reload (OC-3). */
  purpose: string
  scene?: PictureScene
  /** A picture captcha shared with another call of the same scene, since only the newest picture is valid. */
  captcha?: PictureCaptchaControl
  readRecipient: () => Promise<RecipientResult>
  recipientField?: string
  send: (to: string, extras: SendExtras) => Promise<Result<unknown>>
  /** Sends a code on mount, because the user clicked the send button before this component had loaded. */
  sendOnMount?: boolean
  /** Describes the call that `send` makes. Determines how its failures are shown. */
  call: Pick<Call, 'handledErrors' | 'method' | 'path' | 'isBackground'>
  /** The names of the form's visible fields. */
  fields: readonly string[]
  /** The form's `showErrors`. */
  onErrors: (errors: Partial<Record<string, string>>, formError?: FormError) => void
}

/**
 * Sends codes (WID-06) one at a time, by SMS, voice call or email, after the user solves any captchas that the server
 * requires (ERR-14, ERR-15). The countdown starts only after a code has been sent (OC-4).
 */
export function useSmsCode(options: SmsCodeOptions) {
  const { purpose, scene } = options
  const { host } = useEnvironment()
  const { t } = useTranslations()
  const feedback = useFeedback()
  const ownCaptcha = usePictureCaptcha(scene)
  const captcha = options.captcha ?? ownCaptcha
  const { solve, slider } = useSlider()
  const [state, dispatch] = useReducer(smsCodeReducer, initialSmsCode)
  const codeRef = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  /** The recipient that the displayed state belongs to. */
  const recipient = useRef<string>(undefined)
  /** The latest code sent to each recipient, since each recipient has its own countdown (WID-06). */
  const codes = useRef(new Map<string, { sentCode: SentCode; endsAt: number }>())
  /** The current options, for use after an `await`, when `options` may be outdated. */
  const latestOptions = useRef(options)
  const isUnmounted = useRef(false)
  useEffect(() => {
    latestOptions.current = options
  })
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  useCountdown(state, dispatch, purpose)

  // A code can be sent to a corrected recipient immediately. Changing the recipient back resumes its countdown.
  const countdown = state.phase === 'counting' ? state : undefined
  useEffect(() => {
    if (isSending.current || (recipient.current === undefined && !countdown)) return
    void options.readRecipient().then((recipientResult) => {
      if (
        isUnmounted.current ||
        isSending.current ||
        !recipientResult.ok ||
        recipientResult.value === recipient.current
      )
        return
      const isRestored = recipient.current === undefined
      recipient.current = recipientResult.value
      // After a reload, the countdown belongs to the recipient initially in the form (OC-3).
      if (isRestored && countdown) codes.current.set(recipientResult.value, countdown)
      else
        dispatch({
          type: 'recipient-changed',
          earlierCode: codes.current.get(recipientResult.value),
          now: host.clock.now(),
        })
    })
  })
  useWebOtp(state.sentCode, codeRef)

  /** Returns false if the recipient has changed or the form has unmounted, so the response no longer matters (RQ-6). */
  const isCurrent = async (to: string) => {
    const recipientResult = await latestOptions.current.readRecipient()
    return !isUnmounted.current && recipientResult.ok && recipientResult.value === to
  }

  const send = async (messageType: MessageType): Promise<{ value: string; code: SentCode } | undefined> => {
    const { readRecipient, recipientField = 'phone', call, fields, onErrors } = latestOptions.current
    const recipientResult = await readRecipient()
    if (!recipientResult.ok) {
      onErrors({ [recipientField]: recipientResult.error })
      return undefined
    }
    dispatch({ type: 'send-started' })
    const { value, displayValue } = recipientResult
    const { ok } = await sendWithCaptchas(
      {
        call,
        makeCall: (solution) => latestOptions.current.send(value, { messageType, ...solution }),
        isCurrent: () => isCurrent(value),
        feedback,
        t,
        captcha: { read: captcha.read, open: () => Promise.resolve({ show: captcha.show, solve }) },
      },
      { form: { showErrors: onErrors }, fields },
    )
    return ok ? { value, code: { messageType, to: displayValue } } : undefined
  }

  const handleSend = async (messageType: MessageType): Promise<void> => {
    if (isSending.current || state.phase === 'counting') return
    isSending.current = true
    const sendResult = await send(messageType).finally(() => {
      isSending.current = false
    })
    if (isUnmounted.current) return
    if (!sendResult) return dispatch({ type: 'failed' })
    storeCountdownEnd(host.storage, purpose, host.clock)
    const field = codeRef.current
    const code: SentCode = { ...sendResult.code, needsAnnouncement: field !== null && document.activeElement === field }
    const now = host.clock.now()
    recipient.current = sendResult.value
    codes.current.set(sendResult.value, { sentCode: code, endsAt: now + resendDelayMs })
    // Render the message before focusing the field, so that screen readers announce it.
    flushSync(() => dispatch({ type: 'sent', sentCode: code, now }))
    captcha.hide()
    if (field?.getAttribute('aria-invalid') === 'true') {
      // Clear a wrong code and its error.
      field.value = ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field?.focus()
  }

  const sendIfRequested = useEffectEvent(() => {
    if (options.sendOnMount) void handleSend('txt')
  })
  useEffect(() => sendIfRequested(), [])

  return {
    state,
    captcha,
    slider,
    codeRef,
    handleSend: () => void handleSend('txt'),
    handleRequestVoice: () => void handleSend('voice'),
  }
}
