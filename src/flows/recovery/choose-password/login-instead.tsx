import type { ReactNode } from 'react'
import type { Translate } from '../../../i18n/texts.tsx'
import { Link } from '../../../primitives/link.tsx'

/** For users who remember their password. */
export function loginInstead(t: Translate, loginHref: string): ReactNode {
  return (
    <>
      {t('choose-password.have-one')} <Link href={loginHref}>{t('login.submit')}</Link>
    </>
  )
}
