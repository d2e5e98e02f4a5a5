import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { FormSubmit } from '../form/index.ts'
import { LoginField } from '../phone/index.tsx'
import type { Binding } from './use-bind.ts'
import { useBindLogin } from './use-bind-login.ts'

export type BindLoginProps = { binding: Binding; forgotPasswordHref: string }

/** The way of who has an account: logs in, and binds (SCR-18). */
export function BindLogin({ binding, forgotPasswordHref }: BindLoginProps) {
  const { t } = useTexts()
  const { form, isBusy, captcha, handlePasswordFocus } = useBindLogin(binding)
  const { formError, messageId } = form
  return (
    <form {...form.formProps} method="post">
      <LoginField {...form.field('login')} />
      <PasswordField
        {...form.field('password')}
        label={t('login.password.label')}
        labelAction={
          <Link variant="plain" href={forgotPasswordHref}>
            {t('login.forgot-password')}
          </Link>
        }
        showLabel={t('login.password.show')}
        hideLabel={t('login.password.hide')}
        capsLockHelp={t('login.password.caps-lock')}
        autoComplete="current-password"
        isInvalid={Boolean(formError)}
        aria-describedby={formError && messageId}
        reserve="none"
        onFocus={handlePasswordFocus}
      />
      <div className="not-empty:pt-4">{captcha}</div>
      <FormSubmit form={form} isBusy={isBusy}>
        {t('bind.login.submit')}
      </FormSubmit>
    </form>
  )
}
