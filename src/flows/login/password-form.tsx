import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { useClientType } from '../environment.tsx'
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
  const isOnWeb = useClientType() === 'web'
  const login = form.field('login')
  return (
    <form {...form.formProps} method="post">
      <LoginField {...login} help={!login.error && hint} />
      <CurrentPasswordField form={form} forgotPasswordHref={forgotPasswordHref} />
      {captcha({ ...form.field('pic_captcha'), reserve: 'none', className: 'mt-4' })}
      {/* A client keeps its people logged in by itself. */}
      {isOnWeb && <Checkbox id="login-remember" name="remember" className="mt-4" label={t('login.remember')} />}
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
        {isLeaving ? t('login.opening') : t('login.submit')}
      </FormSubmit>
    </form>
  )
}
