import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../primitives/button.tsx'
import { FieldMessage } from '../primitives/field-message.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import { useEnvironment } from './environment.tsx'

export type FormPlaceProps = {
  /** How many fields the form will have. */
  fields: number
  /** It cannot be had. */
  isLost: boolean
}

/** The place of a form that comes late, in about its height; where it is lost, why, and how to have it again (RS-1). */
export function FormPlace({ fields, isLost }: FormPlaceProps) {
  const { t } = useTexts()
  const { host } = useEnvironment()
  if (isLost)
    return (
      <div className="grid justify-items-start gap-4">
        <FieldMessage tone="error" live="assertive">
          {t('page.load-failed')}
        </FieldMessage>
        <Button onClick={() => host.navigation.reloadForPerson()}>{t('page.reload')}</Button>
      </div>
    )
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('blocker.label')}</span>
      {Array.from({ length: fields }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
        <span key={place} className="grid gap-2">
          <Skeleton className="max-w-24" />
          <Skeleton shape="block" />
        </span>
      ))}
      <Skeleton shape="block" className="mt-4" />
    </div>
  )
}
