import { useTexts } from '../i18n/texts.tsx'
import { Link } from '../primitives/link.tsx'
import { PasswordField } from '../primitives/password-field.tsx'
import { useEnvironment } from './environment.tsx'
import type { Form } from './form/index.ts'

export type CurrentPasswordFieldProps = {
  form: Pick<Form<'password'>, 'field' | 'formError' | 'messageId'>
  /** Absent where nobody can have forgotten it, or while this build has no such screen. */
  forgotPasswordHref?: string
}

/** The password that somebody has, never one that is being chosen (IN-2, IN-7). What is wrong with it stands beside the button. */
export function CurrentPasswordField({ form, forgotPasswordHref }: CurrentPasswordFieldProps) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const { formError, messageId } = form
  return (
    <PasswordField
      {...form.field('password')}
      label={t('login.password.label')}
      labelAction={
        forgotPasswordHref && (
          // With room around it, for fingers.
          <Link variant="plain" href={forgotPasswordHref} className="inline-block pt-4.5 pb-1.5 -mt-4.5 -mb-1.5">
            {t('login.forgot-password')}
          </Link>
        )
      }
      showLabel={t('login.password.show')}
      hideLabel={t('login.password.hide')}
      capsLockHelp={t('login.password.caps-lock')}
      autoComplete="current-password"
      isInvalid={Boolean(formError)}
      aria-describedby={formError && messageId}
      reserve="none"
      // Encryption is fetched as soon as a password is about to be typed.
      onFocus={() => void client.prepare()}
    />
  )
}
