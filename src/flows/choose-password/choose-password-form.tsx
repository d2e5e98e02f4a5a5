import { useTexts } from '../../i18n/texts.tsx'
import { FormSubmit } from '../form/index.ts'
import { NewPassword } from '../new-password/index.tsx'
import { type ChoosePasswordOptions, useChoosePassword } from './use-choose-password.ts'

export type ChoosePasswordFormProps = ChoosePasswordOptions & {
  /** The account, hidden, so that a password manager saves the password under it (IN-2). */
  username?: string
  /** The next page is on its way. */
  isLeaving?: boolean
}

/** A new password and its confirmation, set by a token; what comes of it is told to whoever shows the form. */
export function ChoosePasswordForm({ username, isLeaving = false, ...options }: ChoosePasswordFormProps) {
  const { t } = useTexts()
  const form = useChoosePassword(options)
  const isFirst = options.kind === 'init'
  const submit = t(isFirst ? 'set-password.submit-init' : 'choose-password.submit')
  return (
    <form {...form.formProps} method="post">
      <NewPassword
        form={form}
        label={isFirst ? undefined : t('choose-password.label')}
        username={username}
        personal={username ? [username] : undefined}
      />
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
        {isLeaving ? t('login.opening') : submit}
      </FormSubmit>
    </form>
  )
}
