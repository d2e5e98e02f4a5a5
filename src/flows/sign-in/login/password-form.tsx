import type { ReactNode } from 'react'
import type { TypedLogin } from '../../../host/login-handoff.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useClientType } from '../../../kit/environment.tsx'
import { type Form, FormSubmit } from '../../../kit/form/index.ts'
import { Checkbox } from '../../../primitives/checkbox.tsx'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { LoginField } from '../../../widgets/phone/index.tsx'
import type { usePasswordLogin } from './use-password-login.ts'

export type PasswordFormProps = {
  form: Form<'login' | 'login_country' | 'password' | 'remember' | 'pic_captcha'>
  renderCaptchas: ReturnType<typeof usePasswordLogin>['renderCaptchas']
  prefilledLogin?: TypedLogin
  isNavigating: boolean
  /** Suggests the company login if one exists for the typed email address. */
  hint?: ReactNode
  /** Omitted if this build has no recovery screen. */
  forgotPasswordHref?: string
}

export function PasswordForm({
  form,
  renderCaptchas,
  prefilledLogin,
  isNavigating,
  hint,
  forgotPasswordHref,
}: PasswordFormProps) {
  const { t } = useTranslations()
  const isWeb = useClientType() === 'web'
  const field = form.field('login')
  const { login, login_country: countryCode } = form.values
  return (
    <form {...form.formProps}>
      <LoginField {...field} prefilledLogin={prefilledLogin} help={!field.error && hint} />
      <CurrentPasswordField form={form} typedLogin={{ login, countryCode }} forgotPasswordHref={forgotPasswordHref} />
      {renderCaptchas({ ...form.field('pic_captcha'), reserve: 'none', className: 'mt-4' })}
      {/* The desktop client and the mobile app always keep users logged in. */}
      {isWeb && <Checkbox id="login-remember" name="remember" className="mt-4" label={t('login.remember')} />}
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {isNavigating ? t('login.opening') : t('login.submit')}
      </FormSubmit>
    </form>
  )
}
