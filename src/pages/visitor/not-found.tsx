import { useTranslations } from '../../i18n/translations.tsx'
import { useBrowserValue, useEnvironment } from '../../kit/environment.tsx'
import { ButtonLink } from '../../primitives/button.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'

/** Shown for every unknown path. */
export function NotFoundPage() {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  // The link is not relative, since an unknown path can have any depth (SCR-21).
  const prefix = useBrowserValue(() => host.pathPrefix, '')
  return (
    <EntryLayout title={t('not-found.heading')} intro={t('not-found.body')}>
      <ButtonLink href={`${prefix}/login`}>{t('not-found.action')}</ButtonLink>
    </EntryLayout>
  )
}
