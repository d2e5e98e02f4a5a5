import { getLogin } from '../../api/calls/credentials.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { AccountMark } from '../../primitives/account-mark.tsx'
import { maskEmail, maskPhone } from '../../rules/mask.ts'
import { useServerValue } from '../server-state/index.ts'

/** Whose account the page is about: nothing until the server has said so. */
export function Account() {
  const { t } = useTexts()
  const { value } = useServerValue(getLogin)
  const { phone, email } = value?.user ?? {}
  // LOG-05: by its phone, else its email.
  const login = phone ? maskPhone(phone) : email && maskEmail(email)
  if (!login) return <span className="size-8" />
  return <AccountMark label={t('account.logged-in-as', { login })} initials={email?.slice(0, 2)} />
}
