import { useTexts } from '../../i18n/texts.tsx'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { FormSubmit } from '../form/index.ts'
import { LoginField } from '../phone/index.tsx'
import type { Binding } from './use-bind.ts'
import { useBindLogin } from './use-bind-login.ts'

export type BindLoginProps = { binding: Binding; forgotPasswordHref: string }

/** The way of who has an account: logs in, and binds (SCR-18). */
export function BindLogin({ binding, forgotPasswordHref }: BindLoginProps) {
  const { t } = useTexts()
  const { form, isBusy, captcha } = useBindLogin(binding)
  return (
    <form {...form.formProps} method="post">
      <LoginField {...form.field('login')} />
      <CurrentPasswordField form={form} forgotPasswordHref={forgotPasswordHref} />
      <div className="not-empty:pt-4">{captcha}</div>
      <FormSubmit form={form} isBusy={isBusy}>
        {t('bind.login.submit')}
      </FormSubmit>
    </form>
  )
}
