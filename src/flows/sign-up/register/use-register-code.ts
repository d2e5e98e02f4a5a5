import type { Dispatch } from 'react'
import { flushSync } from 'react-dom'
import { type SendExtras, sendSmsCode } from '../../../api/send-sms-code.ts'
import type { Result } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { maskPhone } from '../../../rules/mask.ts'
import { parsePhoneInput } from '../../../widgets/phone/index.tsx'
import type { RecipientResult } from '../../../widgets/sms-code/index.tsx'
import type { RegisterEvent } from './register.machine.ts'
import { isPhoneTaken, isRegistrationClosed } from './try-register.ts'
import type { RegisterValues } from './use-register.ts'

/** Returns functions that read the phone number and send a code to it. */
export function useRegisterCode(
  { phone, phone_country: countryCode }: RegisterValues,
  dispatch: Dispatch<RegisterEvent>,
  onRegistrationClosed: () => void,
) {
  const { client } = useEnvironment()
  const { t } = useTranslations()

  const readRecipient = async (): Promise<RecipientResult> => {
    const phoneResult = await parsePhoneInput(phone, countryCode, t)
    return phoneResult.ok ? { ...phoneResult, displayValue: maskPhone(phoneResult.value) } : phoneResult
  }

  const send = async (to: string, extras: SendExtras): Promise<Result<unknown>> => {
    const result = await sendSmsCode(client, { ...extras, phone: to, scene: 'register' })
    if (result.ok) return result
    // Update synchronously, so that the screen that shows the error is mounted before the error is handled.
    if (isRegistrationClosed(result.failure)) flushSync(onRegistrationClosed)
    if (isPhoneTaken(result.failure)) flushSync(() => dispatch({ type: 'went-back', takenPhone: phone }))
    return result
  }

  return { readRecipient, send }
}
