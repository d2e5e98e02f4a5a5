import { ChoosePasswordFlow } from '../flows/choose-password/index.tsx'
import { usePageQuery } from '../flows/environment.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/**
 * `/set-password?token=`: with `mode=init` the first password of an account that somebody else has opened, else one in place
 * of a password that had to go (SCR-20).
 */
export function SetPasswordPage() {
  const { t } = useTexts()
  const query = usePageQuery()
  const linkTo = usePageLinks('/set-password')
  // While hydrating there is no token yet; most come for their first password, so that is what the prerendered page says.
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
