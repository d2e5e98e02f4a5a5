import { type RefObject, useEffect } from 'react'
import { listenForSmsCode } from '../../host/web-otp.ts'
import type { SentCode } from './sms-code.machine.ts'

/**
 * Fills in the code from the SMS, if the browser can read it (OC-8), until the form is submitted. It is entered as if it were
 * typed, so that the field reports a complete code as usual.
 */
export function useWebOtp(sent: SentCode | undefined, codeRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!sent || sent.messageType === 'voice') return
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
  }, [sent, codeRef])
}
