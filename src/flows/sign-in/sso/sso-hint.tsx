import { useEffect, useEffectEvent, useState } from 'react'
import { checkLogin } from '../../../api/calls/login.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { Link, opensElsewhere } from '../../../primitives/link.tsx'
import { isEmail, readEmail } from '../../../rules/email.ts'
import { inputSettleMs } from '../../../rules/limits.ts'

export type SsoHintProps = {
  login: string
  /** Whether a login attempt is in progress. If so, the domain is not checked yet. */
  isBusy: boolean
  href: string
  onChoose: () => void
}

/** Returns whether the email domain has a company login. Checks each domain once, after a pause in typing. */
function useIsSsoDomain({ login, isBusy }: Pick<SsoHintProps, 'login' | 'isBusy'>): boolean {
  const { client } = useEnvironment()
  const [ssoByDomain, setSsoByDomain] = useState<Record<string, boolean>>({})
  const email = readEmail(login)
  const domain = isEmail(email) ? email.slice(email.lastIndexOf('@') + 1).toLowerCase() : ''
  const uncheckedDomain = ssoByDomain[domain] === undefined ? domain : ''
  const checkDomain = useEffectEvent(async () => {
    const result = await client.call(checkLogin, { login: email }, { latest: 'check-login' })
    if (result.ok) setSsoByDomain((previous) => ({ ...previous, [domain]: result.value.sso }))
  })
  useEffect(() => {
    if (uncheckedDomain === '' || isBusy) return
    const timer = setTimeout(() => void checkDomain(), inputSettleMs)
    return () => clearTimeout(timer)
  }, [uncheckedDomain, isBusy])
  return ssoByDomain[domain] ?? false
}

/** Suggests the company login if the email domain has one, since users with that domain may not have a password. */
export function SsoHint({ login, isBusy, href, onChoose }: SsoHintProps) {
  const { t } = useTranslations()
  const isSso = useIsSsoDomain({ login, isBusy })
  return (
    <span role="status">
      {isSso && (
        <>
          {t('sso.hint')}{' '}
          <Link
            href={href}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onChoose()
            }}
          >
            {t('sso.hint-action')}
          </Link>
        </>
      )}
    </span>
  )
}
