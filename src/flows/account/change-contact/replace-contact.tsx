import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { TextField } from '../../../primitives/text-field.tsx'
import { isEmail, readEmail } from '../../../rules/email.ts'
import { PhoneNumberField, parsePhoneInput } from '../../../widgets/phone/index.tsx'
import type { RecipientResult } from '../../../widgets/sms-code/index.tsx'
import { type ContactKind, contactCalls, getCountdownPurpose } from './contact-calls.ts'
import { ContactCode } from './contact-code.tsx'
import { getContactMessages } from './contact-messages.tsx'
import { useCodeForm } from './use-code-form.ts'

export type ReplaceContactProps = {
  contact: ContactKind
  /** Whether the account has no phone number or email address yet. */
  isAdding: boolean
  /** Hides the form while the user verifies the current contact again. */
  isHidden: boolean
  onChanged: (newContact: string) => void
  onVerificationExpired: () => void
}

/** Shows the fields for the new phone number or email address and the code that verifies it. */
export function ReplaceContact({ contact, isAdding, isHidden, onChanged, onVerificationExpired }: ReplaceContactProps) {
  const { t } = useTranslations()
  const labels = getContactMessages(t, contact)
  const { mask, sendToNewContact, update } = contactCalls[contact]

  const readRecipient = async (
    values: Record<'phone' | 'phone_country' | 'email', string>,
  ): Promise<RecipientResult> => {
    const email = readEmail(values.email)
    if (contact === 'email' && !isEmail(email)) return { ok: false, error: t('change-email.wrong') }
    const contactResult =
      contact === 'email'
        ? { ok: true as const, value: email }
        : await parsePhoneInput(values.phone, values.phone_country, t)
    return contactResult.ok ? { ...contactResult, displayValue: mask(contactResult.value) } : contactResult
  }
  const handleExpiredVerification = (failure: Failure) => {
    const isExpired = hasCode(failure, codes.contactNotVerified)
    if (isExpired) onVerificationExpired()
    return isExpired
  }

  const codeForm = useCodeForm({
    id: `change-${contact}`,
    contact,
    codeSubmitCall: update,
    readRecipient,
    onAccepted: onChanged,
    tryHandleFailure: handleExpiredVerification,
  })
  const { form } = codeForm
  return (
    <form {...form.formProps} hidden={isHidden}>
      {contact === 'phone' ? (
        <PhoneNumberField {...form.field('phone')} label={isAdding ? undefined : t('change-phone.replace.label')} />
      ) : (
        <TextField
          {...form.field('email')}
          label={isAdding ? labels.name : labels.newLabel}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      )}
      <ContactCode
        contact={contact}
        form={codeForm}
        codeSendCall={sendToNewContact}
        purpose={getCountdownPurpose(contact, 'new')}
        label={labels.codeLabel}
        readRecipient={() => readRecipient(form.values)}
        recipientField={contact}
        isIncomplete={form.values[contact] === ''}
        tryHandleFailure={handleExpiredVerification}
      />
      <FormSubmit form={form}>{isAdding ? labels.addLabel : labels.submitLabel}</FormSubmit>
    </form>
  )
}
