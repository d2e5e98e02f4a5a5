import { AppWindow, type IconNode, Laptop, Smartphone } from 'lucide'
import type { Device } from '../../../api/shapes/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useTimeFormat } from '../../../kit/use-time-format.ts'
import { Button } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../../primitives/settings-list.tsx'
import { Tag } from '../../../primitives/tag.tsx'
import { type DeviceKind, groupDevices } from './group-devices.ts'
import { useDeviceLabels } from './use-device-labels.ts'
import { useNextRowFocus } from './use-next-row-focus.ts'

const icons: Record<DeviceKind, IconNode> = { sync: Laptop, app: Smartphone, web: AppWindow }

export type DeviceListsProps = {
  devices: readonly Device[]
  /** The id of the device being logged out during a bulk logout. */
  loggingOutId?: string
  onLogOut: (device: { id: string; name: string }, onCancel: () => void) => void
}

/** Lists the devices, grouped by kind. Each device except the current one has a button to log it out (SCR-11). */
export function DeviceLists({ devices, loggingOutId, onLogOut }: DeviceListsProps) {
  const { t } = useTranslations()
  const { ago } = useTimeFormat()
  const { getName, describeDevice, getUniqueNames } = useDeviceLabels()
  const names = getUniqueNames(devices)
  const { rows, remember, forget, handleFocus } = useNextRowFocus<HTMLDivElement>(devices.length)
  const titles: Record<DeviceKind, string> = {
    sync: t('devices.group.sync'),
    app: t('devices.group.app'),
    web: t('devices.group.web'),
  }
  const hasNoOtherDevices = devices.length < 2 && devices.every(({ current }) => current)

  const renderLogOutButton = (id: string, name: string) => (
    <Button
      variant="quiet"
      size="row"
      aria-label={t('devices.log-out-one', { name })}
      isBusy={loggingOutId === id}
      disabled={loggingOutId !== undefined && loggingOutId !== id}
      onClick={({ currentTarget }) => {
        remember(currentTarget)
        onLogOut({ id, name }, forget)
      }}
    >
      {t('devices.log-out')}
    </Button>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only reacts to focus inside the element
    <div ref={rows} onFocus={handleFocus}>
      {groupDevices(devices).map((group) => (
        <SettingsList key={group.kind} title={titles[group.kind]}>
          {group.devices.map((device) => {
            const time = device.current ? t('devices.active-now') : ago(device.last_active_at)
            return (
              <SettingsRow
                key={device.id}
                icon={<Icon of={icons[group.kind]} size="lg" />}
                title={getName(device)}
                tag={device.current && <Tag>{t('devices.this')}</Tag>}
                detail={describeDevice(device)}
                state={
                  time && (
                    <SettingsState>
                      <span className="block first-letter:uppercase">{time}</span>
                    </SettingsState>
                  )
                }
                action={!device.current && renderLogOutButton(device.id, names.get(device.id) ?? '')}
              />
            )
          })}
        </SettingsList>
      ))}
      {hasNoOtherDevices && (
        <div className="pt-5 first:pt-0">
          <p tabIndex={-1} className="font-medium outline-none">
            {devices.length > 0 ? t('devices.alone.title') : t('devices.none')}
          </p>
          {devices.length > 0 && <p className="text-muted">{t('devices.alone.body')}</p>}
        </div>
      )}
    </div>
  )
}
