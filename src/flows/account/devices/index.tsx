import { getDevices } from '../../../api/calls/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader } from '../../../kit/feedback/index.tsx'
import { Loaded } from '../../../kit/server-state/index.tsx'
import { SettingsPlaceholder } from '../../../primitives/settings-placeholder.tsx'
import { DeviceLists } from './device-lists.tsx'
import { getDeviceBeingLoggedOut } from './devices.machine.ts'
import { DevicesView, type DevicesViewProps } from './devices-view.tsx'
import { useDevices } from './use-devices.ts'

export type DevicesFlowProps = Pick<DevicesViewProps, 'Layout' | 'passwordHref'>

const loadErrorView = createErrorViewLoader(getDevices)

/** Lists the devices on which the account is logged in, and logs out one or all of the others (SCR-11). */
export function DevicesFlow(props: DevicesFlowProps) {
  const { t } = useTranslations()
  const { devices, logOutState, handleLogOut, handleLogOutOthers, handleStop, handleRetry } = useDevices()
  return (
    <DevicesView
      {...props}
      devices={devices.value?.devices}
      logOutState={logOutState}
      onLogOutOthers={(otherDevices) => void handleLogOutOthers(otherDevices)}
      onStop={handleStop}
      onRetry={handleRetry}
    >
      <Loaded
        of={devices}
        placeholder={<SettingsPlaceholder rows={3} label={t('security.loading')} />}
        loadErrorView={loadErrorView}
      >
        {({ devices: deviceList }) => (
          <DeviceLists
            devices={deviceList}
            loggingOutId={getDeviceBeingLoggedOut(logOutState)?.id}
            onLogOut={(device, onCancel) => void handleLogOut(device, onCancel)}
          />
        )}
      </Loaded>
    </DevicesView>
  )
}
