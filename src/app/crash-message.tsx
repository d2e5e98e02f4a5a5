import { useTranslations } from '../i18n/translations.tsx'
import { useEnvironment } from '../kit/environment.tsx'
import { Button } from '../primitives/button.tsx'

/** The message that replaces a crashed screen (RS-1). */
export function CrashMessage() {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  return (
    // The `main` element itself must not have the role `alert`.
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="text-heading tracking-heading">{t('page.crashed.title')}</h1>
      <p className="text-muted">{t('page.crashed.body')}</p>
      <Button onClick={() => host.navigation.reloadOnRequest()}>{t('page.reload')}</Button>
    </div>
  )
}
