import { useTexts } from '../i18n/texts.tsx'
import { Skeleton, SkeletonWords } from '../primitives/skeleton.tsx'
import { PartLost } from './part-lost.tsx'

export type FormPlaceProps = {
  /** How many fields the form will have. */
  fields: number
  /** It cannot be had. */
  isLost: boolean
}

/** The place of a form that comes late, in about its height; where it is lost, why, and how to have it again (RS-1). */
export function FormPlace({ fields, isLost }: FormPlaceProps) {
  const { t } = useTexts()
  if (isLost) return <PartLost />
  return (
    <div className="grid gap-6">
      <SkeletonWords>{t('blocker.label')}</SkeletonWords>
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
