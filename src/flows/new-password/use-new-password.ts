import { useTexts } from '../../i18n/texts.tsx'
import { validatePassword } from '../../rules/password.ts'
import { usePageData } from '../environment.tsx'
import { issueText } from './password-texts.ts'

/** The fields of a form that asks for a new password. */
export type NewPasswordName = 'password' | 'password_confirmation'

/**
 * What is wrong with a new password and its confirmation, by field, for `useForm`'s `validate` (VAL-02 to VAL-04): the first
 * of what is wrong, in the policy of the page.
 */
export function useNewPassword() {
  const texts = useTexts()
  const { passwordPolicy } = usePageData()
  return {
    validate: ({ password, password_confirmation }: Record<NewPasswordName, string>) => {
      const errors: Partial<Record<NewPasswordName, string>> = {}
      const [issue] = validatePassword(password, passwordPolicy)
      if (issue) errors.password = issueText(texts, passwordPolicy, issue)
      if (password !== password_confirmation) errors.password_confirmation = texts.t('new-password.mismatch')
      return errors
    },
  }
}
