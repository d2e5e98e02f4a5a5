import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { useClientType } from '../../../kit/environment.tsx'
import { type Form, FormSubmit } from '../../../kit/form/index.ts'
import { Checkbox } from '../../../primitives/checkbox.tsx'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { LoginField } from '../../../widgets/phone/index.tsx'
import type { usePasswordLogin } from './use-password-login.ts'

export type PasswordFormProps = {
  form: Form<'login' | 'login_country' | 'password' | 'remember' | 'pic_captcha'>
  captcha: ReturnType<typeof usePasswordLogin>['captcha']
  isLeaving: boolean
  /** Shown under the login field: another method that may suit this login better. */
  hint?: ReactNode
  /** Absent if this build has no such screen. */
  forgotPasswordHref?: string
}

/** The login field (phone or email) and the password. */
export function PasswordForm({ form, captcha, isLeaving, hint, forgotPasswordHref }: PasswordFormProps) {
  const { t } = useTexts()
  const isOnWeb = useClientType() === 'web'
  const login = form.field('login')
  return (
    <form {...form.formProps}>
      <LoginField {...login} help={!login.error && hint} />
      <CurrentPasswordField form={form} login={form.values.login} forgotPasswordHref={forgotPasswordHref} />
      {captcha({ ...form.field('pic_captcha'), reserve: 'none', className: 'mt-4' })}
      {/* The desktop client and the app keep users logged in themselves. */}
      {isOnWeb && <Checkbox id="login-remember" name="remember" className="mt-4" label={t('login.remember')} />}
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
        {isLeaving ? t('login.opening') : t('login.submit')}
      </FormSubmit>
    </form>
  )
}
