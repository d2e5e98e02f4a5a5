import { type RefObject, useEffect } from 'react'
import { listenForSmsCode } from '../../host/web-otp.ts'
import type { SentCode } from './sms-code.machine.ts'

/**
 * Fills in the code of the SMS that is on its way, where the browser can read it (OC-8), until the form is submitted. It goes
 * in as if it were typed, so that the field tells a whole code as it always does.
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
