import { cx } from 'class-variance-authority'
import type { ComponentType, ReactNode } from 'react'
import type { Device } from '../../../api/shapes/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import type { BulkLogoutPanelProps } from './bulk-logout-panel.tsx'
import { type BulkLogoutState, getDevicesToRetry, type NamedDevice } from './devices.machine.ts'
import { findOtherDevices } from './group-devices.ts'
import { useDeviceLabels } from './use-device-labels.ts'

export type DevicesViewProps = Pick<BulkLogoutPanelProps, 'onStop' | 'onRetry'> & {
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'step' | 'aside' | 'children'>>
  passwordHref: string
  devices?: readonly Device[]
  logOutState: BulkLogoutState
  onLogOutOthers: (devices: readonly NamedDevice[]) => void
  children: ReactNode
}

const loadPanel = () => import('./bulk-logout-panel.tsx').then((module) => module.BulkLogoutPanel)

/** Stands in for the link in the translated text. */
const linkMarker = '\0'

/** Shows the devices, advice on unrecognized ones, and the progress of logging out all other devices (SCR-11). */
export function DevicesView({
  Layout,
  passwordHref,
  devices,
  logOutState,
  onLogOutOthers,
  onStop,
  onRetry,
  children,
}: DevicesViewProps) {
  const { t } = useTranslations()
  const { getUniqueNames } = useDeviceLabels()
  const otherDevices = findOtherDevices(devices ?? [])
  const isRunning = logOutState.phase === 'running' || logOutState.phase === 'stopping'
  const [textBefore, textAfter] = t('devices.intro', { link: linkMarker }).split(linkMarker)
  const retryDevices = getDevicesToRetry(logOutState)
  const { Component: Panel, failure } = useLazyComponent(loadPanel, { isNeeded: logOutState.phase !== 'idle' })
  return (
    <Layout
      title={t('security.nav.devices')}
      intro={
        <>
          {textBefore}
          <Link href={passwordHref}>{t('devices.change-password')}</Link>
          {textAfter}
        </>
      }
      // The buttons change when a bulk logout starts and ends, so focus the title (AC-6).
      step={isRunning ? 'running' : logOutState.phase}
      aside={
        // Hide the button if another button has the same effect: the log-out button of the only other device, or a
        // retry button for all other devices. While loading, reserve space, since most users have several devices.
        (!devices || otherDevices.length > Math.max(1, retryDevices.length)) &&
        !isRunning && (
          <Button
            variant="quiet"
            size="row"
            className={cx('justify-self-start', !devices && 'invisible')}
            onClick={() => {
              const names = getUniqueNames(devices ?? [])
              onLogOutOthers(otherDevices.map(({ id }) => ({ id, name: names.get(id) ?? '' })))
            }}
          >
            {t('devices.log-out-others')}
          </Button>
        )
      }
    >
      {logOutState.phase !== 'idle' && (isRunning || retryDevices.length > 0) && (
        <div className="pb-7 client:pb-5">
          {Panel ? <Panel state={logOutState} onStop={onStop} onRetry={onRetry} /> : failure}
        </div>
      )}
      {children}
    </Layout>
  )
}
