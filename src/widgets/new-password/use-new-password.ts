import { useTexts } from '../../i18n/texts.tsx'
import { usePageData } from '../../kit/environment.tsx'
import { validatePassword } from '../../rules/password.ts'
import { issueText } from './password-texts.ts'

export type NewPasswordName = 'password' | 'password_confirmation'

/** Validates both fields by the page's policy, for `useForm`'s `validate` (VAL-02 to VAL-04); one error per field. */
export function useNewPassword() {
  const texts = useTexts()
  const { passwordPolicy } = usePageData()
  return {
    validate: ({ password, password_confirmation }: Record<NewPasswordName, string>) => {
      const errors: Partial<Record<NewPasswordName, string>> = {}
      const [issue] = validatePassword(password, passwordPolicy)
      if (issue) errors.password = issueText(texts, passwordPolicy, issue, password)
      if (password !== password_confirmation) errors.password_confirmation = texts.t('new-password.mismatch')
      return errors
    },
  }
}
