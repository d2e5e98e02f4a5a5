import type { Failure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { readCode } from '../../../rules/codes.ts'
import type { RecipientResult } from '../../../widgets/sms-code/index.tsx'
import { type ContactCalls, type ContactKind, contactCalls } from './contact-calls.ts'

const initialValues = { phone: '', phone_country: '', email: '', pic_captcha: '', sms_captcha: '', email_captcha: '' }

type Values = typeof initialValues

export type CodeFormOptions = {
  id: string
  contact: ContactKind
  codeSubmitCall: ContactCalls['update']
  readRecipient: (values: Values) => Promise<RecipientResult>
  onAccepted: (recipient: string) => void
  /** Handles a failure that leads to another step. Returns true if the failure was handled. */
  tryHandleFailure: (failure: Failure) => boolean
}

/** Creates a form that submits a verification code, shows errors and clears a rejected code. */
export function useCodeForm({
  id,
  contact,
  codeSubmitCall,
  readRecipient,
  onAccepted,
  tryHandleFailure,
}: CodeFormOptions) {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const { codeName, codeLength } = contactCalls[contact]
  const fields: (keyof Values)[] = [contact, codeName]

  const form = useForm({
    id,
    initialValues,
    onSubmit: async (values): Promise<void> => {
      const recipient = await readRecipient(values)
      if (!recipient.ok) return form.showErrors({ [contact]: recipient.error })
      const result = await codeSubmitCall.submit(client, readCode(values[codeName], codeLength).code, recipient.value)
      if (result.ok) return onAccepted(recipient.value)
      if (tryHandleFailure(result.failure)) return
      const { fieldErrors, formError } = await feedback.handle(result.failure, { call: codeSubmitCall.call, fields })
      form.showErrors(fieldErrors, formError)
      if (fieldErrors[codeName]) form.clear(codeName)
    },
  })
  return { form, fields }
}
