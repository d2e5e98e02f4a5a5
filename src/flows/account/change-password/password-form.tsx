import { getLoginName } from '../../../api/login.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { Link } from '../../../primitives/link.tsx'
import { PasswordField } from '../../../primitives/password-field.tsx'
import { NewPassword } from '../../../widgets/new-password/index.tsx'
import { type PasswordFormOptions, usePasswordForm } from './use-password-form.ts'

export type PasswordFormProps = PasswordFormOptions & {
  /** Used by password managers and the strength check. */
  user: { phone?: string; email?: string }
  forgotPasswordHref: string
}

export function PasswordForm({ user: { phone, email }, forgotPasswordHref, ...options }: PasswordFormProps) {
  const { t } = useTranslations()
  const form = usePasswordForm(options)
  const { hasPassword } = options
  return (
    <form {...form.formProps}>
      {hasPassword && (
        <PasswordField
          {...form.field('old_password')}
          label={t('change-password.old.label')}
          labelAction={
            <Link variant="plain" href={forgotPasswordHref}>
              {t('login.forgot-password')}
            </Link>
          }
          showLabel={t('change-password.old.show')}
          hideLabel={t('change-password.old.hide')}
          capsLockHelp={t('login.password.caps-lock')}
          autoComplete="current-password"
        />
      )}
      <NewPassword
        form={form}
        label={hasPassword ? t('choose-password.label') : undefined}
        username={getLoginName({ phone, email })}
        personalInfo={[phone ?? '', email ?? '']}
      />
      <FormSubmit form={form}>{hasPassword ? t('change-password.submit') : t('change-password.set.submit')}</FormSubmit>
    </form>
  )
}
