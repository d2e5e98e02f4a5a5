import { useTexts } from '../../../i18n/texts.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { LoginField } from '../../../widgets/phone/index.tsx'
import type { Binding } from './use-bind.ts'
import { useBindLogin } from './use-bind-login.ts'

export type BindLoginProps = { binding: Binding; forgotPasswordHref: string }

/** Logs in to an existing account and links it (SCR-18). */
export function BindLogin({ binding, forgotPasswordHref }: BindLoginProps) {
  const { t } = useTexts()
  const { form, isBusy, captcha } = useBindLogin(binding)
  const { login, login_country: country } = form.values
  return (
    <form {...form.formProps}>
      <LoginField {...form.field('login')} />
      <CurrentPasswordField form={form} typed={{ login, country }} forgotPasswordHref={forgotPasswordHref} />
      <div className="not-empty:pt-4">{captcha}</div>
      <FormSubmit form={form} isBusy={isBusy}>
        {t('bind.login.submit')}
      </FormSubmit>
    </form>
  )
}
