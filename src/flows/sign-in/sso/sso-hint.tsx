import { useEffect, useEffectEvent, useState } from 'react'
import { checkLogin } from '../../../api/calls/login.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { Link, opensElsewhere } from '../../../primitives/link.tsx'
import { isEmail, readEmail } from '../../../rules/email.ts'
import { phoneChangeDelayMs } from '../../../rules/limits.ts'

export type SsoHintProps = {
  login: string
  /** During an attempt, the domain is not looked up. */
  isBusy: boolean
  href: string
  onChoose: () => void
}

/** Whether the email's company has its own login. Debounced, once per domain, and never blocking. */
function useSsoDomain({ login, isBusy }: Pick<SsoHintProps, 'login' | 'isBusy'>): boolean {
  const { client } = useEnvironment()
  const [known, setKnown] = useState<Record<string, boolean>>({})
  const email = readEmail(login)
  const domain = isEmail(email) ? email.slice(email.lastIndexOf('@') + 1).toLowerCase() : ''
  const unknown = known[domain] === undefined ? domain : ''
  const ask = useEffectEvent(async () => {
    const result = await client.call(checkLogin, { login: email }, { latest: 'check-login' })
    if (result.ok) setKnown((before) => ({ ...before, [domain]: result.value.sso }))
  })
  useEffect(() => {
    if (unknown === '' || isBusy) return
    const timer = setTimeout(() => void ask(), phoneChangeDelayMs)
    return () => clearTimeout(timer)
  }, [unknown, isBusy])
  return known[domain] ?? false
}

/** Points users to their company login before they look for a password that they never had. */
export function SsoHint({ href, onChoose, ...typed }: SsoHintProps) {
  const { t } = useTexts()
  const isSso = useSsoDomain(typed)
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
