import { type Failure, saysCode } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import { usePageData } from '../environment.tsx'
import { FormSubmit } from '../form/index.ts'
import { ContactCode } from './contact-code.tsx'
import { contactTexts } from './contact-texts.ts'
import { type Contact, contactWays, purposeOf } from './contact-ways.ts'
import { useCodeForm } from './use-code-form.ts'

export type ProveCurrentProps = {
  contact: Contact
  /** As it is shown. */
  current?: string
  onProved: () => void
}

/** The first step: the current phone or email, proved by its code. It is skipped on the server's own word alone (RQ-10). */
export function ProveCurrent({ contact, current = '', onProved }: ProveCurrentProps) {
  const { t } = useTexts()
  const { supportUrl } = usePageData()
  const words = contactTexts(t, contact)
  const { codeName, current: judging } = contactWays[contact]
  /** Nobody types to whom it goes: the server knows. */
  const readTo = () => Promise.resolve({ ok: true, value: current, shown: current } as const)
  const handleRefused = (failure: Failure) => {
    const isProved = saysCode(failure, 'already_verified')
    if (isProved) onProved()
    return isProved
  }
  const code = useCodeForm({
    id: `prove-${contact}`,
    contact,
    judging,
    readTo,
    onAccepted: onProved,
    onRefused: handleRefused,
  })
  const { formProps } = code.form
  return (
    <form {...formProps} method="post">
      {current && (
        <p className="pb-5 -mt-1 text-muted client:pb-3">
          {words.currentLabel} <strong className="font-medium text-default tabular-nums">{current}</strong>
        </p>
      )}
      <ContactCode
        contact={contact}
        form={code}
        sending={judging}
        purpose={purposeOf(contact, 'current')}
        label={words.code}
        readTo={readTo}
        toField={codeName}
        onRefused={handleRefused}
        onComplete={() => formProps.ref.current?.requestSubmit()}
      />
      <FormSubmit form={code.form}>{t('change-contact.next')}</FormSubmit>
      {supportUrl && (
        <p className="pt-5 text-small text-muted client:pt-3">
          {words.lost} <Link href={supportUrl}>{t('change-contact.support')}</Link>
        </p>
      )}
    </form>
  )
}
