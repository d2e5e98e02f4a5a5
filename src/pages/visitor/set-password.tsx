import { ChoosePasswordFlow } from '../../flows/recovery/choose-password/index.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { usePageQuery } from '../../kit/environment.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/**
 * `/set-password?token=`: with `mode=init`, sets the first password of an account that someone else created; otherwise
 * replaces a password that must be changed (SCR-20).
 */
export function SetPasswordPage() {
  const { t } = useTexts()
  const query = usePageQuery()
  const linkTo = usePageLinks('/set-password')
  // While hydrating there is no query, so assume a first password, the more common case.
  const isForced = query.has('token') && query.get('mode') !== 'init'
  return (
    <ChoosePasswordFlow
      Layout={EntryLayout}
      kind={isForced ? 'reset' : 'init'}
      title={t('set-password.heading')}
      intro={t(isForced ? 'set-password.intro-forced' : 'set-password.intro-init')}
      loginHref={linkTo('/login')}
      newLinkHref={linkTo('/forgot-password')}
    />
  )
}
