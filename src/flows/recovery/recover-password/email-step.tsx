import { useTranslations } from '../../../i18n/translations.tsx'
import { Button } from '../../../primitives/button.tsx'
import { FieldMessage } from '../../../primitives/field-message.tsx'
import { useEmailStep } from './use-email-step.ts'

type EmailStepProps = Parameters<typeof useEmailStep>[0] & { onBack: () => void }

/** Shows the second step of password recovery by email. Does not reveal whether the account exists. */
export function EmailStep({ onBack, ...emailOptions }: EmailStepProps) {
  const { t } = useTranslations()
  const { form, captcha, secondsLeft, wasResent } = useEmailStep(emailOptions)
  const { formProps, formError, messageId, missing, isBusy } = form
  return (
    <form {...formProps}>
      <p className="pb-4 text-muted">{t('forgot-password.email.help')}</p>
      {captcha}
      <div className="min-h-5 mb-2" id={messageId}>
        {formError && (
          <FieldMessage tone="error" live="assertive">
            {formError}
          </FieldMessage>
        )}
        <p role="status" className="text-small text-muted">
          {wasResent && t('forgot-password.email.sent-again')}
        </p>
      </div>
      <Button
        type="submit"
        variant="quiet"
        width="block"
        isBusy={isBusy}
        isIncomplete={secondsLeft > 0 || missing.length > 0}
        className={secondsLeft > 0 ? 'text-subtle cursor-default' : undefined}
        aria-describedby={messageId}
      >
        {secondsLeft > 0
          ? t('forgot-password.email.wait', { seconds: secondsLeft })
          : t('forgot-password.email.resend')}
      </Button>
      <Button variant="ghost" width="block" className="mt-2" onClick={onBack}>
        {t('forgot-password.other')}
      </Button>
    </form>
  )
}
