import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../primitives/button.tsx'
import { useEnvironment } from './environment.tsx'

/** Replaces a part that failed to load: says so and offers to reload the page (RS-1). */
export function PartLost() {
  const { t } = useTexts()
  const { host } = useEnvironment()
  return (
    <div className="grid justify-items-start gap-4">
      {/* Not a `FieldMessage`, which would add the form code to pages without a form. */}
      <p role="alert" className="text-danger">
        {t('page.load-failed')}
      </p>
      <Button onClick={() => host.navigation.reloadForPerson()}>{t('page.reload')}</Button>
    </div>
  )
}
