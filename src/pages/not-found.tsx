import { useTexts } from '../i18n/texts.tsx'
import { ButtonLink } from '../primitives/button.tsx'
import { EntryLayout } from './entry-layout.tsx'

/** Every address that is no screen. */
export function NotFoundPage() {
  const { t } = useTexts()
  return (
    <EntryLayout title={t('not-found.heading')} intro={t('not-found.body')}>
      <ButtonLink href="/login">{t('not-found.action')}</ButtonLink>
    </EntryLayout>
  )
}
