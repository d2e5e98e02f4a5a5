import { useEffect, useEffectEvent, useState } from 'react'
import { checkLogin } from '../../api/calls/login.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import { isEmail, readEmail } from '../../rules/email.ts'
import { phoneChangeDelayMs } from '../../rules/limits.ts'
import { useEnvironment } from '../environment.tsx'

export type SsoHintProps = {
  /** What is typed as a login. */
  login: string
  href: string
  onChoose: () => void
}

/**
 * Whether typed emails are of companies with a login of their own. Asked once typing has rested, once a domain, and never in
 * the way: who is not told simply types a password.
 */
function useSsoDomain(login: string): boolean {
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
    if (unknown === '') return
    const timer = setTimeout(() => void ask(), phoneChangeDelayMs)
    return () => clearTimeout(timer)
  }, [unknown])
  return known[domain] ?? false
}

/** Leads people whose company has a login of its own there, before they look for a password that they never had. */
export function SsoHint({ login, href, onChoose }: SsoHintProps) {
  const { t } = useTexts()
  const isSso = useSsoDomain(login)
  return (
    <span role="status">
      {isSso && (
        <>
          {t('sso.hint')}{' '}
          <Link
            href={href}
            onClick={(event) => {
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
