import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { Masked } from '../../../kit/masked.tsx'
import { Link } from '../../../primitives/link.tsx'
import { type ContactKind, contactCalls, getCountdownPurpose } from './contact-calls.ts'
import { ContactCode } from './contact-code.tsx'
import { getContactMessages } from './contact-messages.tsx'
import { useCodeForm } from './use-code-form.ts'

export type VerifyCurrentProps = {
  contact: ContactKind
  /** The current phone number or email address, masked. */
  current?: string
  onVerified: () => void
}

/** Verifies the current contact. This step is skipped only if the server reports that no code is needed (RQ-10). */
export function VerifyCurrent({ contact, current = '', onVerified }: VerifyCurrentProps) {
  const { t } = useTranslations()
  const supportUrl = usePageData('supportUrl')
  const strings = getContactMessages(t, contact)
  const { codeName, current: currentCalls } = contactCalls[contact]
  // There is no field for the recipient, since the server already has it.
  const readRecipient = () => Promise.resolve({ ok: true, value: current, displayValue: current } as const)
  const handleAlreadyVerified = (failure: Failure) => {
    const isVerified = hasCode(failure, codes.alreadyVerified)
    if (isVerified) onVerified()
    return isVerified
  }
  const codeForm = useCodeForm({
    id: `verify-${contact}`,
    contact,
    codeSubmitCall: currentCalls,
    readRecipient,
    onAccepted: onVerified,
    tryHandleFailure: handleAlreadyVerified,
  })
  const { formProps } = codeForm.form
  return (
    <form {...formProps}>
      {current && (
        <p className="pb-5 -mt-1 text-muted client:pb-3">
          {strings.currentLabel}{' '}
          <strong className="font-medium text-default tabular-nums">
            <Masked value={current} />
          </strong>
        </p>
      )}
      <ContactCode
        contact={contact}
        form={codeForm}
        codeSendCall={currentCalls}
        purpose={getCountdownPurpose(contact, 'current')}
        label={strings.codeLabel}
        readRecipient={readRecipient}
        recipientField={codeName}
        tryHandleFailure={handleAlreadyVerified}
        onComplete={() => formProps.ref.current?.requestSubmit()}
      />
      <FormSubmit form={codeForm.form}>{t('change-contact.next')}</FormSubmit>
      {supportUrl && (
        <p className="pt-5 text-small text-muted client:pt-3">
          {strings.lostAccessQuestion} <Link href={supportUrl}>{t('change-contact.support')}</Link>
        </p>
      )}
    </form>
  )
}
