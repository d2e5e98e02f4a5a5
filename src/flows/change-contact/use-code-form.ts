import type { Failure } from '../../errors/failure.ts'
import { readCode } from '../../rules/codes.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useForm } from '../form/index.ts'
import type { AddresseeReading } from '../sms-code/index.tsx'
import { type Contact, type ContactWay, contactWays } from './contact-ways.ts'

const names = { phone: '', phone_country: '', email: '', pic_captcha: '', sms_captcha: '', email_captcha: '' }

type Values = typeof names

export type CodeFormOptions = {
  id: string
  contact: Contact
  /** Who judges the code. */
  judging: ContactWay['update']
  /** Whose code it is, as the form names it. */
  readTo: (values: Values) => Promise<AddresseeReading>
  onAccepted: (to: string) => void
  /** Takes a refusal that leads elsewhere; true where it does. */
  onRefused: (failure: Failure) => boolean
}

/** A form that a code is typed into: what is refused stands in it, and a code that was judged is of no more use. */
export function useCodeForm({ id, contact, judging, readTo, onAccepted, onRefused }: CodeFormOptions) {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const { codeName, codeLength } = contactWays[contact]
  const fields: (keyof Values)[] = [contact, codeName]

  const form = useForm({
    id,
    initialValues: names,
    onSubmit: async (values): Promise<void> => {
      const to = await readTo(values)
      if (!to.ok) return form.showErrors({ [contact]: to.error })
      const result = await judging.judge(client, readCode(values[codeName], codeLength).code, to.value)
      if (result.ok) return onAccepted(to.value)
      if (onRefused(result.failure)) return
      const { fieldErrors, formError } = await feedback.handle(result.failure, { call: judging.call, fields })
      form.showErrors(fieldErrors, formError)
      if (fieldErrors[codeName]) form.clear(codeName)
    },
  })
  return { form, fields }
}
