import { getLogin } from '../api/calls/credentials.ts'
import { getLoginName } from '../api/login.ts'
import { useTranslations } from '../i18n/translations.tsx'
import { AccountMark } from '../primitives/account-mark.tsx'
import { maskEmail, maskPhone } from '../rules/mask.ts'
import { describeMasked } from './masked.tsx'
import { useServerValue } from './server-state/index.tsx'

/** Shows which account is logged in, or an empty space until the server responds. */
export function Account() {
  const { t } = useTranslations()
  const { value } = useServerValue(getLogin)
  const login = getLoginName(value?.user)
  // Reserve space for the avatar, which is hidden on the smallest phones.
  if (!login) return <span className="size-8 max-narrow:hidden" />
  const maskedLogin = login.includes('@') ? maskEmail(login) : maskPhone(login)
  // The initials reveal no more of the email than its masked form (VAL-10).
  const [initials] = value?.user.email ? maskEmail(value.user.email).split('*') : []
  return (
    <AccountMark
      label={t('account.logged-in-as', { login: maskedLogin })}
      spokenLabel={t('account.logged-in-as', { login: describeMasked(maskedLogin, t) })}
      initials={initials}
      className="max-narrow:sr-only"
    />
  )
}
