import { useState } from 'react'
import { fetchLoginSettings } from '../../api/login.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { type SmsCodeFieldProps, SmsCodeView } from './sms-code-view.tsx'
import { type SmsCodeOptions, useSmsCode } from './use-sms-code.ts'

export { clearCountdownEnd, useEverySecond } from './use-countdown.ts'
export type { RecipientResult } from './use-sms-code.ts'

export type SmsCodeProps = SmsCodeOptions & Omit<SmsCodeFieldProps, keyof SmsCodeOptions | 'ref'>

/**
 * Shows the SMS code field and its send button (WID-05 to WID-07). The countdown is local state, so that a tick does
 * not re-render the form.
 */
export function SmsCode({
  purpose,
  scene,
  captcha: sharedCaptcha,
  readRecipient,
  recipientField,
  send,
  sendOnMount,
  call,
  fields,
  onErrors,
  ...field
}: SmsCodeProps) {
  const { state, captcha, codeRef, slider, handleSend, handleRequestVoice } = useSmsCode({
    purpose,
    scene,
    captcha: sharedCaptcha,
    readRecipient,
    recipientField,
    send,
    sendOnMount,
    call,
    fields,
    onErrors,
  })
  return (
    <SmsCodeView
      {...field}
      state={state}
      captcha={captcha}
      codeRef={codeRef}
      slider={slider}
      onSend={handleSend}
      onRequestVoice={handleRequestVoice}
    />
  )
}

/** Checks whether voice calls are available (WID-06). Call `checkVoice` after a code has been sent. */
export function useVoiceOffer(): { hasVoice: boolean; checkVoice: () => Promise<void> } {
  const { client } = useEnvironment()
  const [hasVoice, setHasVoice] = useState(false)
  return {
    hasVoice,
    checkVoice: async () => {
      if (hasVoice) return
      const settings = await fetchLoginSettings(client)
      if (settings) setHasVoice(settings.voice_captcha_enabled)
    },
  }
}
