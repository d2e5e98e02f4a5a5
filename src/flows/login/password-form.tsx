import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Link } from '../../primitives/link.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { useClientType, useEnvironment } from '../environment.tsx'
import { type Form, FormSubmit } from '../form/index.ts'
import { LoginField } from '../phone/index.tsx'
import type { usePasswordLogin } from './use-password-login.ts'

export type PasswordFormProps = {
  form: Form<'login' | 'login_country' | 'password' | 'remember' | 'pic_captcha'>
  captcha: ReturnType<typeof usePasswordLogin>['captcha']
  isLeaving: boolean
  /** Under the login: another way that may suit it better. */
  hint?: ReactNode
  /** Absent while this build has no such screen. */
  forgotPasswordHref?: string
}

/** Phone or email, and the password. */
export function PasswordForm({ form, captcha, isLeaving, hint, forgotPasswordHref }: PasswordFormProps) {
  const { t } = useTexts()
  const { client } = useEnvironment()
  const isOnWeb = useClientType() === 'web'
  const { formError, messageId, formProps } = form
  const login = form.field('login')
  return (
    <form {...formProps} method="post">
      <LoginField {...login} help={!login.error && hint} />
      <PasswordField
        {...form.field('password')}
        label={t('login.password.label')}
        labelAction={
          forgotPasswordHref && (
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
      {captcha({ ...form.field('pic_captcha'), reserve: 'none', className: 'mt-4' })}
      {/* A client keeps its people logged in by itself. */}
      {isOnWeb && <Checkbox id="login-remember" name="remember" className="mt-4" label={t('login.remember')} />}
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
        {isLeaving ? t('login.opening') : t('login.submit')}
      </FormSubmit>
    </form>
  )
}
