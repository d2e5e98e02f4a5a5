import { CodeXml, Laptop } from 'lucide'
import type { Device } from '../../../api/shapes/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useTimeFormat } from '../../../kit/use-time-format.ts'
import { Icon } from '../../../primitives/icon.tsx'
import { SettingsRow } from '../../../primitives/settings-list.tsx'
import { serverTitleLength } from '../../../rules/limits.ts'
import { cleanServerText, isolateRightToLeft } from '../../../rules/server-text.ts'
import { OverviewRow, type OverviewRowProps, RowLink } from './overview-row.tsx'

/** Returns the most recently active device other than this one. Devices without `last_active_at` rank last. */
export function findLatestOtherDevice(devices: readonly Device[]): Device | undefined {
  const getTime = ({ last_active_at: time = -Infinity }: Device) => time
  return devices
    .filter(({ current }) => !current)
    .reduce<Device | undefined>(
      (newest, next) => (newest && getTime(newest) >= getTime(next) ? newest : next),
      undefined,
    )
}

type RowProps<Value> = Pick<OverviewRowProps<Value>, 'of' | 'href'>

/** Shows the device count and the most recently active other device, so that users notice unknown ones (VAL-11). */
export function DevicesRow(props: RowProps<readonly Device[]>) {
  const { t } = useTranslations()
  const { ago } = useTimeFormat()
  const describe = (devices: readonly Device[]) => {
    const device = findLatestOtherDevice(devices)
    if (!device)
      return devices.length ? t('security.overview.devices.only-this') : t('security.overview.devices.none-detail')
    const name =
      isolateRightToLeft(cleanServerText(device.name, serverTitleLength)) || t('security.overview.devices.unknown')
    const when = ago(device.last_active_at)
    return when
      ? t('security.overview.devices.last-ago', { name, ago: when })
      : t('security.overview.devices.last', { name })
  }
  return (
    <OverviewRow {...props} icon={Laptop} title={t('security.nav.devices')}>
      {(devices) => ({
        detail: describe(devices),
        state: devices.length
          ? t('security.overview.devices.count', { count: devices.length })
          : t('security.overview.devices.none'),
        action: t('security.overview.devices.review'),
        actionLabel: t('security.overview.devices.review-label'),
      })}
    </OverviewRow>
  )
}

/** Shows no token status, since the call that loads it would also return the token itself (SE-2). */
export function TokenRow({ href }: Pick<RowProps<never>, 'href'>) {
  const { t } = useTranslations()
  return (
    <SettingsRow
      icon={<Icon of={CodeXml} size="lg" />}
      title={t('security.nav.open-api')}
      detail={t('security.overview.token.detail')}
      action={
        <RowLink
          href={href}
          action={t('security.overview.token.view')}
          actionLabel={t('security.overview.token.view-label')}
        />
      }
    />
  )
}
