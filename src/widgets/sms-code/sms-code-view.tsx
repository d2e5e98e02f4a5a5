import type { ReactNode, Ref } from 'react'
import type { Translate } from '../../i18n/translations.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { describeMasked, Masked } from '../../kit/masked.tsx'
import { isImeKey } from '../../primitives/ime-key.ts'
import { SmsCodeBox, type SmsCodeBoxProps, type SmsCodeBoxState } from '../../primitives/sms-code-box.tsx'
import { smsCodeLength, voiceCallSeconds } from '../../rules/limits.ts'
import { PictureCaptcha, type PictureCaptchaControl, type PictureCaptchaProps } from '../picture-captcha/index.tsx'
import type { SmsCodeState } from './sms-code.machine.ts'

type ProvidedProps =
  | 'state'
  | 'secondsLeft'
  | 'sendText'
  | 'resendText'
  | 'countingText'
  | 'message'
  | 'announcement'
  | 'voiceText'
  | 'onRequestVoice'
  | 'onSend'
  | 'tooLongError'
  | 'label'

export type SmsCodeFieldProps = Omit<SmsCodeBoxProps, ProvidedProps> & {
  label?: ReactNode
  /** Shown while the server requires a picture captcha. */
  pictureField: Omit<PictureCaptchaProps, 'captcha'>
  /** Offers a voice call after the countdown (WID-06). */
  hasVoice?: boolean
}

export type SmsCodeViewProps = SmsCodeFieldProps & {
  state: SmsCodeState
  captcha: PictureCaptchaControl
  codeRef?: Ref<HTMLInputElement>
  slider?: ReactNode
  onSend: () => void
  onRequestVoice: () => void
}

function getBoxState({ phase, sentCode }: SmsCodeState): SmsCodeBoxState {
  if (phase !== 'idle') return phase
  return sentCode ? 'resendable' : 'idle'
}

/** Returns a function that formats the message about the sent code, given the recipient as displayed or spoken. */
function getMessage({ phase, sentCode }: SmsCodeState, t: Translate): ((to: string) => string) | undefined {
  if (!sentCode || phase === 'sending') return undefined
  if (sentCode.messageType === 'voice') return () => t('sms-code.voice-sent', { seconds: voiceCallSeconds })
  return (to) => (to ? t('sms-code.sent-to', { to }) : t('sms-code.sent'))
}

/** Returns the text to announce, unless screen readers already read it out as the code field's description. */
function getAnnouncement(state: SmsCodeState, t: Translate): string | undefined {
  if (getBoxState(state) === 'resendable') return t('sms-code.can-resend')
  return state.sentCode?.needsAnnouncement
    ? getMessage(state, t)?.(describeMasked(state.sentCode.to ?? '', t))
    : undefined
}

/** Shows the SMS code field with its send button, preceded by the picture captcha if one is required. */
export function SmsCodeView({
  state,
  captcha,
  codeRef,
  slider,
  label,
  length = smsCodeLength,
  pictureField,
  hasVoice = false,
  onSend,
  onRequestVoice,
  ...rest
}: SmsCodeViewProps) {
  const { t } = useTranslations()
  const message = getMessage(state, t)
  return (
    <>
      <PictureCaptcha
        {...pictureField}
        captcha={captcha}
        // While the code field is empty, Enter requests a code rather than submitting the form.
        onKeyDown={(event) => {
          const codeInput = event.currentTarget.form?.elements.namedItem(String(rest.name))
          if (event.key !== 'Enter' || isImeKey(event.nativeEvent)) return
          if (codeInput instanceof HTMLInputElement && codeInput.value !== '') return
          event.preventDefault()
          onSend()
        }}
      />
      <SmsCodeBox
        {...rest}
        ref={codeRef}
        label={label ?? t('sms-code.label')}
        length={length}
        state={getBoxState(state)}
        secondsLeft={state.phase === 'counting' ? state.secondsLeft : undefined}
        sendText={t('sms-code.send')}
        resendText={t('sms-code.resend')}
        countingText={(seconds) => t('sms-code.countdown', { seconds })}
        message={message && <Masked value={state.sentCode?.to ?? ''}>{message}</Masked>}
        announcement={getAnnouncement(state, t)}
        tooLongError={t('sms-code.too-long', { count: length })}
        onSend={onSend}
        voiceText={t('sms-code.voice')}
        onRequestVoice={hasVoice ? onRequestVoice : undefined}
      />
      {slider}
    </>
  )
}
