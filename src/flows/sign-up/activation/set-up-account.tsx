import { activate } from '../../../api/calls/activation.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit, useForm } from '../../../kit/form/index.ts'
import { Masked } from '../../../kit/masked.tsx'
import { useFinishLogin } from '../../../kit/session/index.ts'
import { TextField } from '../../../primitives/text-field.tsx'
import { maskPhone } from '../../../rules/mask.ts'
import { NewPassword, useNewPassword } from '../../../widgets/new-password/index.tsx'
import { useSend } from '../../../widgets/send/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'

type SetUpAccountProps = {
  token: string
  phone?: string
  /** The phone number or email, masked by the server. */
  maskedLogin?: string
  onTokenRejected: () => void
}

/** Lets an invited user set a name and a password, then logs them in (SCR-06). */
export function SetUpAccount({ token, phone, maskedLogin, onTokenRejected }: SetUpAccountProps) {
  const { t } = useTranslations()
  const sender = useSend()
  const newPassword = useNewPassword()
  const { finish, isNavigating } = useFinishLogin()
  const form = useForm({
    id: 'activation',
    initialValues: { name: '', password: '', password_confirmation: '' },
    validate: (values) => newPassword.validate(values),
    onSubmit: async ({ name, password, password_confirmation }): Promise<void> => {
      const data = { token, name: name.trim(), password, password_confirmation }
      const result = await sender.send(activate, data, {
        form,
        fields: ['name', 'password', 'password_confirmation', 'token'],
        fieldToFocus: 'password',
      })
      if (result.ok) return finish(result.value)
      if (result.fieldErrors.token) onTokenRejected()
    },
  })
  const { name } = form.values
  const login = phone ? maskPhone(phone) : maskedLogin
  return (
    <form {...form.formProps}>
      {login && (
        <p className="pb-5 -mt-1 text-muted client:pb-3">
          {t('activation.account.login')}{' '}
          <strong className="font-medium text-default">
            <Masked value={login} />
          </strong>
        </p>
      )}
      <TextField {...form.field('name')} label={t('activation.name.label')} autoComplete="name" />
      <NewPassword form={form} username={phone} personalInfo={[name, phone ?? '']} />
      <TermsCheckbox />
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {t('activation.account.submit')}
      </FormSubmit>
    </form>
  )
}
