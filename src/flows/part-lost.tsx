import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../primitives/button.tsx'
import { FieldMessage } from '../primitives/field-message.tsx'
import { useEnvironment } from './environment.tsx'

/** In place of what could not be had: why, and how to have it again (RS-1). */
export function PartLost() {
  const { t } = useTexts()
  const { host } = useEnvironment()
  return (
    <div className="grid justify-items-start gap-4">
      <FieldMessage tone="error" live="assertive">
        {t('page.load-failed')}
      </FieldMessage>
      <Button onClick={() => host.navigation.reloadForPerson()}>{t('page.reload')}</Button>
    </div>
  )
}
