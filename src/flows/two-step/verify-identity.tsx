import { useTexts } from '../../i18n/texts.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { useEnvironment } from '../environment.tsx'
import type { TwoStepForm } from './use-two-step-form.ts'

/** The current login password (TWO-01, TWO-16). */
export function VerifyIdentity({ form }: { form: TwoStepForm }) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const { formError, messageId } = form
  return (
    <PasswordField
      {...form.field('password')}
      label={t('login.password.label')}
      showLabel={t('login.password.show')}
      hideLabel={t('login.password.hide')}
      capsLockHelp={t('login.password.caps-lock')}
      autoComplete="current-password"
      isInvalid={Boolean(formError)}
      aria-describedby={formError && messageId}
      reserve="none"
      onFocus={() => void client.prepare()}
    />
  )
}
