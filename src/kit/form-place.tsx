import { useTexts } from '../i18n/texts.tsx'
import { Skeleton, SkeletonWords } from '../primitives/skeleton.tsx'
import { PartLost } from './part-lost.tsx'

export type FormPlaceProps = {
  /** How many fields the form will have. */
  fields: number
  /** The form failed to load. */
  isLost: boolean
}

/** A placeholder for a lazy form, at about its height. If the form fails to load, says so and offers a reload (RS-1). */
export function FormPlace({ fields, isLost }: FormPlaceProps) {
  const { t } = useTexts()
  if (isLost) return <PartLost />
  return (
    <div className="grid gap-6">
      <SkeletonWords>{t('blocker.label')}</SkeletonWords>
      {Array.from({ length: fields }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change their order
        <span key={place} className="grid gap-2">
          <Skeleton className="max-w-24" />
          <Skeleton shape="block" />
        </span>
      ))}
      <Skeleton shape="block" className="mt-4" />
    </div>
  )
}
