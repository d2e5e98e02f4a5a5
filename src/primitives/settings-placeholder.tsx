import { Card } from './card.tsx'
import { Skeleton, SkeletonAnnouncement } from './skeleton.tsx'

export type SettingsPlaceholderProps = {
  /** The expected number of rows. */
  rows: number
  /** Announced while loading: "Loading". */
  label: string
}

/** Shows a placeholder for a `SettingsList` that is loading. */
export function SettingsPlaceholder({ rows, label }: SettingsPlaceholderProps) {
  return (
    <div>
      <SkeletonAnnouncement>{label}</SkeletonAnnouncement>
      <Card padding="none" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered
          <div key={index} className="flex items-center gap-4 min-h-settings-row px-4.5 py-3 not-first:border-t">
            <Skeleton shape="tile" />
            <div className="grid gap-2 w-full max-w-40">
              <Skeleton />
              <Skeleton className="max-w-28" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  )
}
