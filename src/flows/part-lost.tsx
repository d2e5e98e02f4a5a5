import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../primitives/button.tsx'
import { useEnvironment } from './environment.tsx'

/** In place of what could not be had: why, and how to have it again (RS-1). */
export function PartLost() {
  const { t } = useTexts()
  const { host } = useEnvironment()
  return (
    <div className="grid justify-items-start gap-4">
      {/* No `FieldMessage`: the script of forms would come with it, to pages that have none. */}
      <p role="alert" className="text-danger">
        {t('page.load-failed')}
      </p>
      <Button onClick={() => host.navigation.reloadForPerson()}>{t('page.reload')}</Button>
    </div>
  )
}
