import { useTranslations } from '../i18n/translations.tsx'
import { Skeleton, SkeletonAnnouncement } from '../primitives/skeleton.tsx'

/** Shows a placeholder for a lazy form with the given number of fields, about as tall as the form. */
export function FormPlaceholder({ fields }: { fields: number }) {
  const { t } = useTranslations()
  return (
    <div className="grid gap-6">
      <SkeletonAnnouncement>{t('blocker.label')}</SkeletonAnnouncement>
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are never reordered
        <span key={index} className="grid gap-2">
          <Skeleton className="max-w-24" />
          <Skeleton shape="block" />
        </span>
      ))}
      <Skeleton shape="block" className="mt-4" />
    </div>
  )
}
