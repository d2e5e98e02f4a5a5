import { Monitor } from 'lucide'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { cleanServerText } from '../../../rules/server-text.ts'
import type { RequestingDevice } from './qr-confirm.machine.ts'

/** Shows the device that requests the login (RD-7), or a skeleton until its details have loaded. */
export function DeviceCard({ device }: { device?: RequestingDevice }) {
  const { t } = useTranslations()
  const name = cleanServerText(device?.name ?? '') || t('qr-confirm.device-unknown')
  const location = cleanServerText(device?.location ?? '')
  return (
    <Card className="grid grid-cols-[auto_1fr] items-center gap-4" aria-busy={!device || undefined}>
      <IconTile tone="accent">
        <Icon of={Monitor} size="lg" />
      </IconTile>
      {device ? (
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{name}</p>
          {location && <p className="text-muted">{location}</p>}
        </div>
      ) : (
        <div className="grid gap-2.5">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/3" />
        </div>
      )}
    </Card>
  )
}
