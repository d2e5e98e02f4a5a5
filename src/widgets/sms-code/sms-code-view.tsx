import type { ReactNode, Ref } from 'react'
import type { Translate } from '../../i18n/texts.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Masked, spokenMask } from '../../kit/masked.tsx'
import { isImeKey } from '../../primitives/ime-key.ts'
import { SmsCodeBox, type SmsCodeBoxProps, type SmsCodeBoxState } from '../../primitives/sms-code-box.tsx'
import { smsCodeLength, voiceCallSeconds } from '../../rules/limits.ts'
import { PictureCaptcha, type PictureCaptchaControl, type PictureCaptchaProps } from '../picture-captcha/index.ts'
import type { SmsCodeState } from './sms-code.machine.ts'

type Worded =
  | 'state'
  | 'seconds'
  | 'sendText'
  | 'againText'
  | 'countingText'
  | 'message'
  | 'announcement'
  | 'voiceText'
  | 'onVoice'
  | 'onSend'
  | 'tooLongError'
  | 'label'

/** What a form passes to the code's field; the rest goes to the box. */
export type SmsCodeFieldProps = Omit<SmsCodeBoxProps, Worded> & {
  /** Defaults to "SMS code". */
  label?: ReactNode
  /** The field for the picture's characters, shown while the server asks for them. */
  pictureField: Omit<PictureCaptchaProps, 'captcha'>
  /** Offers the code by voice call once the countdown is over (WID-06). */
  hasVoice?: boolean
}

export type SmsCodeViewProps = SmsCodeFieldProps & {
  phase: SmsCodeState
  captcha: PictureCaptchaControl
  codeRef?: Ref<HTMLInputElement>
  slider?: ReactNode
  onSend: () => void
  onVoice: () => void
}

function boxState({ phase, sent }: SmsCodeState): SmsCodeBoxState {
  if (phase !== 'init') return phase
  return sent ? 'again' : 'idle'
}

/** What was sent, for the addressee as shown or as said. */
function messageOf({ phase, sent }: SmsCodeState, t: Translate): ((to: string) => string) | undefined {
  if (!sent || phase === 'sending') return undefined
  if (sent.messageType === 'voice') return () => t('sms-code.voice-sent', { seconds: voiceCallSeconds })
  return (to) => (to ? t('sms-code.sent-to', { to }) : t('sms-code.sent'))
}

/**
 * Announces only what the focus does not: it usually moves to the code's field, whose description says that a code was sent.
 */
function announcementOf(phase: SmsCodeState, t: Translate): string | undefined {
  if (boxState(phase) === 'again') return t('sms-code.can-ask-again')
  return phase.sent?.isSaid ? messageOf(phase, t)?.(spokenMask(phase.sent.to ?? '', t)) : undefined
}

/** The SMS code with the button that sends it, after the picture captcha if the server asks for one. */
export function SmsCodeView({
  phase,
  captcha,
  codeRef,
  slider,
  label,
  length = smsCodeLength,
  pictureField,
  hasVoice = false,
  onSend,
  onVoice,
  ...rest
}: SmsCodeViewProps) {
  const { t } = useTexts()
  const state = boxState(phase)
  const message = messageOf(phase, t)
  return (
    <>
      <PictureCaptcha
        {...pictureField}
        captcha={captcha}
        // While the code's field is empty, Enter requests a code rather than submitting the form.
        onKeyDown={(event) => {
          const typed = event.currentTarget.form?.elements.namedItem(String(rest.name))
          if (event.key !== 'Enter' || isImeKey(event.nativeEvent)) return
          if (typed instanceof HTMLInputElement && typed.value !== '') return
          event.preventDefault()
          onSend()
        }}
      />
      <SmsCodeBox
        {...rest}
        ref={codeRef}
        label={label ?? t('sms-code.label')}
        length={length}
        state={state}
        seconds={phase.phase === 'counting' ? phase.seconds : undefined}
        sendText={t('sms-code.send')}
        againText={t('sms-code.again')}
        countingText={(seconds) => t('sms-code.countdown', { seconds })}
        message={message && <Masked value={phase.sent?.to ?? ''}>{message}</Masked>}
        announcement={announcementOf(phase, t)}
        tooLongError={t('sms-code.too-long', { count: length })}
        onSend={onSend}
        voiceText={t('sms-code.voice')}
        onVoice={hasVoice ? onVoice : undefined}
      />
      {slider}
    </>
  )
}
