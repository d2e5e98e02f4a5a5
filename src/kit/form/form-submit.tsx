import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { Button } from '../../primitives/button.tsx'
import { FieldMessage } from '../../primitives/field-message.tsx'
import type { Form } from './use-form.ts'

export type FormSubmitProps = {
  form: Pick<Form<never>, 'missing' | 'messageId' | 'formError' | 'hasFailedToLoad' | 'isBusy'>
  /** Defaults to the form's own state. Set by flows that stay busy after submission, e.g. while the next page loads. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * Shows the submit button below a line for form-level errors. While required fields are not filled in, the button is
 * marked incomplete (WID-14) and its description lists these fields (IN-11). The line's height is always reserved, so
 * that an error causes no layout shift.
 */
export function FormSubmit({ form, isBusy = form.isBusy, children }: FormSubmitProps) {
  const { t } = useTranslations()
  const { missing, messageId, formError, hasFailedToLoad } = form
  return (
    <>
      <div className="min-h-5 mt-1.5 mb-3.5" id={messageId}>
        {formError ? (
          <FieldMessage tone="error" live="assertive">
            {formError}
            {hasFailedToLoad && (
              <>
                {' '}
                {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the page's own URL, including the query */}
                <a href="" className="text-link underline underline-offset-3">
                  {t('page.reload')}
                </a>
              </>
            )}
          </FieldMessage>
        ) : (
          missing.length > 0 && (
            <span className="sr-only">{t('form.missing', { fields: missing.join(t('list.separator')) })}</span>
          )
        )}
      </div>
      <Button
        type="submit"
        width="block"
        isBusy={isBusy}
        isIncomplete={missing.length > 0}
        aria-describedby={messageId}
      >
        {children}
      </Button>
    </>
  )
}
