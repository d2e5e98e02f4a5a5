import type { TypedLogin } from '../host/login-handoff.ts'
import { useTranslations } from '../i18n/translations.tsx'
import type { Form } from '../kit/form/index.ts'
import { Link, opensElsewhere } from '../primitives/link.tsx'
import { PasswordField } from '../primitives/password-field.tsx'
import { useLoginHandoff } from './login-handoff.ts'

export type CurrentPasswordFieldProps = {
  form: Pick<Form<'password'>, 'field' | 'formError' | 'messageId'>
  /** The phone number or email entered in the same form, passed on to the forgot-password page. */
  typedLogin?: TypedLogin
  /** If omitted, there is no link, e.g. because the build has no recovery screen. */
  forgotPasswordHref?: string
}

const emptyLogin: TypedLogin = { login: '', countryCode: '' }

/** Shows a field for the existing password (IN-2, IN-7). Its error is shown next to the submit button. */
export function CurrentPasswordField({ form, typedLogin = emptyLogin, forgotPasswordHref }: CurrentPasswordFieldProps) {
  const handOver = useLoginHandoff(typedLogin)
  const { t } = useTranslations()
  const { formError, messageId } = form
  return (
    <PasswordField
      {...form.field('password')}
      label={t('login.password.label')}
      labelAction={
        forgotPasswordHref && (
          // Padding enlarges the touch target.
          <Link
            variant="plain"
            href={forgotPasswordHref}
            className="inline-block pt-4.5 pb-1.5 -mt-4.5 -mb-1.5"
            onClick={(event) => opensElsewhere(event) || handOver()}
          >
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
    />
  )
}
