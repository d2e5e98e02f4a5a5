import { ChoosePasswordFlow } from '../../flows/recovery/choose-password/index.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { usePageQuery } from '../../kit/environment.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/**
 * `/set-password?token=` (SCR-20). With `mode=init`, sets the first password of an account that someone else created.
 * Otherwise, replaces a password that must be changed.
 */
export function SetPasswordPage() {
  const { t } = useTranslations()
  const query = usePageQuery()
  const linkTo = usePageLinks('/set-password')
  // During hydration, the query is empty, so assume a first password, which is more common.
  const isForcedChange = query.has('token') && query.get('mode') !== 'init'
  return (
    <ChoosePasswordFlow
      Layout={EntryLayout}
      kind={isForcedChange ? 'reset' : 'init'}
      title={t('set-password.heading')}
      intro={t(isForcedChange ? 'set-password.intro-forced' : 'set-password.intro-init')}
      loginHref={linkTo('/login')}
      newLinkHref={linkTo('/forgot-password')}
    />
  )
}
