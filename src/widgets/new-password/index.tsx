import { usePageData } from '../../kit/environment.tsx'
import { NewPasswordView, type NewPasswordViewProps } from './new-password-view.tsx'
import { useStrengthHint } from './use-strength-hint.ts'

export { useNewPassword } from './password-texts.ts'

export type NewPasswordProps = Pick<NewPasswordViewProps, 'form' | 'label' | 'username'> & {
  /** What others may know about the user, such as name, phone and email. Passwords made from it are easy to guess. */
  personalInfo?: readonly string[]
}

const noInfo: readonly string[] = []

/**
 * A new password and its confirmation, with the page's policy as a live checklist (VAL-02 to VAL-06) and a strength hint.
 * Use `useNewPassword().validate` for the form's `password` and `password_confirmation`.
 */
export function NewPassword({ personalInfo = noInfo, ...props }: NewPasswordProps) {
  const { passwordPolicy, passwordHelpUrl } = usePageData()
  const strengthHint = useStrengthHint(props.form.values.password, personalInfo)
  return <NewPasswordView {...props} policy={passwordPolicy} strengthHint={strengthHint} helpHref={passwordHelpUrl} />
}
