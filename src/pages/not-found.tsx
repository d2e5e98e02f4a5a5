import { useSyncExternalStore } from 'react'
import { useEnvironment } from '../flows/environment.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { ButtonLink } from '../primitives/button.tsx'
import { EntryLayout } from './entry-layout.tsx'

const never = () => () => {}

/** Every address that is no screen. */
export function NotFoundPage() {
  const { t } = useTexts()
  const { host } = useEnvironment()
  // Nobody knows how deep this address is, so no relative link could keep the prefix (SCR-21).
  const prefix = useSyncExternalStore(
    never,
    () => host.pathPrefix,
    () => '',
  )
  return (
    <EntryLayout title={t('not-found.heading')} intro={t('not-found.body')}>
      <ButtonLink href={`${prefix}/login`}>{t('not-found.action')}</ButtonLink>
    </EntryLayout>
  )
}
