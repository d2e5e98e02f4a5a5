import { useEnvironment, usePageData } from '../environment.tsx'
import { NewPasswordView, type NewPasswordViewProps } from './new-password-view.tsx'
import { useStrength } from './use-strength.ts'

export { useNewPassword } from './use-new-password.ts'

export type NewPasswordProps = Pick<NewPasswordViewProps, 'form' | 'label' | 'username'> & {
  /** What others know of this person, such as name, phone and email: a password made of it is easy to guess. */
  personal?: readonly string[]
}

const nothing: readonly string[] = []

/**
 * A new password and its confirmation, with the policy of the page as a live checklist (VAL-02 to VAL-06) and a hint of its
 * strength. The form brings the fields `password` and `password_confirmation`, and `useNewPassword().validate`.
 */
export function NewPassword({ personal = nothing, ...props }: NewPasswordProps) {
  const { client } = useEnvironment()
  const { passwordPolicy, passwordHelpUrl } = usePageData()
  const strength = useStrength(props.form.values.password, personal)
  return (
    <NewPasswordView
      {...props}
      policy={passwordPolicy}
      strength={strength}
      helpHref={passwordHelpUrl}
      onFocus={() => void client.prepare()}
    />
  )
}
