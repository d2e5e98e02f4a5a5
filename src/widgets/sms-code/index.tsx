import { type SmsCodeFieldProps, SmsCodeView } from './sms-code-view.tsx'
import { type SmsCodeOptions, useSmsCode } from './use-sms-code.ts'

export { forgetEnd, useSeconds } from './use-countdown.ts'
export type { AddresseeReading } from './use-sms-code.ts'

export type SmsCodeProps = SmsCodeOptions & Omit<SmsCodeFieldProps, keyof SmsCodeOptions | 'ref'>

/**
 * The SMS code field and its send button (WID-05 to WID-07). It holds the countdown, so that a tick does not
 * re-render the form.
 */
export function SmsCode({
  purpose,
  scene,
  captcha: shared,
  readTo,
  toField,
  send,
  sendsAtOnce,
  call,
  fields,
  onErrors,
  ...field
}: SmsCodeProps) {
  const { state, captcha, codeRef, slider, handleSend, handleVoice } = useSmsCode({
    purpose,
    scene,
    captcha: shared,
    readTo,
    toField,
    send,
    sendsAtOnce,
    call,
    fields,
    onErrors,
  })
  return (
    <SmsCodeView
      {...field}
      phase={state}
      captcha={captcha}
      codeRef={codeRef}
      slider={slider}
      onSend={handleSend}
      onVoice={handleVoice}
    />
  )
}
