import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { NewPassword } from '../../../widgets/new-password/index.tsx'
import { type ChoosePasswordOptions, useChoosePassword } from './use-choose-password.ts'

export type ChoosePasswordFormProps = ChoosePasswordOptions & {
  /** The account's login. A hidden field passes it to password managers (IN-2). */
  username?: string
  isNavigating?: boolean
}

/** Shows the form for setting a password with a token. */
export function ChoosePasswordForm({ username, isNavigating = false, ...options }: ChoosePasswordFormProps) {
  const { t } = useTranslations()
  const form = useChoosePassword(options)
  const isFirstPassword = options.kind === 'init'
  const submitLabel = t(isFirstPassword ? 'set-password.submit-init' : 'choose-password.submit')
  return (
    <form {...form.formProps}>
      <NewPassword
        form={form}
        label={isFirstPassword ? undefined : t('choose-password.label')}
        username={username}
        personalInfo={username ? [username] : undefined}
      />
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {isNavigating ? t('login.opening') : submitLabel}
      </FormSubmit>
    </form>
  )
}
