import { Card } from './card.tsx'
import { Skeleton, SkeletonWords } from './skeleton.tsx'

export type SettingsPlaceholderProps = {
  /** How many rows are likely to come. */
  rows: number
  /** Read out while it waits: "Loading". */
  label: string
}

/** The place of a `SettingsList` whose rows are on their way. */
export function SettingsPlaceholder({ rows, label }: SettingsPlaceholderProps) {
  return (
    <div>
      <SkeletonWords>{label}</SkeletonWords>
      <Card padding="none" aria-hidden="true">
        {Array.from({ length: rows }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <div key={place} className="flex items-center gap-4 min-h-settings-row px-4.5 py-3 not-first:border-t">
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
