import { getLogin } from '../api/calls/credentials.ts'
import { loginOf } from '../api/login-of.ts'
import { useTexts } from '../i18n/texts.tsx'
import { AccountMark } from '../primitives/account-mark.tsx'
import { maskEmail, maskPhone } from '../rules/mask.ts'
import { useServerValue } from './server-state/index.ts'

/** Whose account the page is about: nothing until the server has said so. */
export function Account() {
  const { t } = useTexts()
  const { value } = useServerValue(getLogin)
  const login = loginOf(value?.user)
  if (!login) return <span className="size-8" />
  const masked = login.includes('@') ? maskEmail(login) : maskPhone(login)
  // No more of it than the mask shows (VAL-10).
  const [initials] = value?.user.email ? maskEmail(value.user.email).split('*') : []
  return <AccountMark label={t('account.logged-in-as', { login: masked })} initials={initials} />
}
