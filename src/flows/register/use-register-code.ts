import type { Dispatch } from 'react'
import { flushSync } from 'react-dom'
import { type SendExtras, sendSmsCode } from '../../api/send-sms-code.ts'
import type { Result } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { maskPhone } from '../../rules/mask.ts'
import { useEnvironment } from '../environment.tsx'
import { phoneToSend } from '../phone/index.tsx'
import type { AddresseeReading } from '../sms-code/index.tsx'
import type { RegisterEvent } from './register.machine.ts'
import { isClosed, isPhoneTaken } from './register-calls.ts'
import type { RegisterValues } from './use-register.ts'

/** The code by which the phone of a registration is proved: to whom it goes, and how it is sent. */
export function useRegisterCode(
  { phone, phone_country: country }: RegisterValues,
  dispatch: Dispatch<RegisterEvent>,
  /** Shows that registration is closed. */
  onClosed: () => void,
) {
  const { client } = useEnvironment()
  const texts = useTexts()

  const readTo = async (): Promise<AddresseeReading> => {
    const reading = await phoneToSend(phone, country, texts)
    return reading.ok ? { ...reading, shown: maskPhone(reading.value) } : reading
  }

  const send = async (to: string, extras: SendExtras): Promise<Result<unknown>> => {
    const result = await sendSmsCode(client, { ...extras, phone: to, scene: 'register' })
    if (result.ok) return result
    // At once, so that the step is there that shows it; what has a screen of its own is not said over the page as well.
    if (isClosed(result.failure)) flushSync(onClosed)
    if (isPhoneTaken(result.failure)) flushSync(() => dispatch({ type: 'went-back', takenPhone: phone }))
    return result
  }

  return { readTo, send }
}
