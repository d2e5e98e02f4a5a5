import { TriangleAlert } from 'lucide'
import { useId } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { BulkLogoutState, FailedDevice } from './devices.machine.ts'

export type BulkLogoutPanelProps = {
  state: Exclude<BulkLogoutState, { phase: 'idle' }>
  onStop: () => void
  onRetry: () => void
}

function groupByReason(failed: readonly FailedDevice[]): [reason: string, names: string[]][] {
  const reasons = [...new Set(failed.map(({ reason }) => reason))]
  return reasons.map((reason) => [reason, failed.filter((device) => device.reason === reason).map(({ name }) => name)])
}

/** Shows the progress of a bulk logout, then which devices could not be logged out and why (SCR-11). */
export function BulkLogoutPanel({ state, onStop, onRetry }: BulkLogoutPanelProps) {
  const { t, locale } = useTranslations()
  const id = useId()
  const { phase, loggedOutCount, total, failedDevices } = state

  if (phase === 'running' || phase === 'stopping') {
    const position = total - state.queue.length + 1
    return (
      <Card className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3">
        <div className="grid gap-3">
          <p id={id} role="status" className="font-medium tabular-nums">
            {t('devices.progress', { place: position, total })}
          </p>
          <progress
            aria-labelledby={id}
            max={total}
            value={position - 1}
            className="block w-full h-1 appearance-none border-0 rounded-full overflow-hidden bg-border [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent-mark [&::-moz-progress-bar]:bg-accent-mark forced-colors:appearance-auto"
          />
        </div>
        <Button variant="quiet" size="row" isBusy={phase === 'stopping'} onClick={onStop}>
          {t('devices.stop')}
        </Button>
      </Card>
    )
  }

  const listFormat = new Intl.ListFormat(locale)
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 phone:grid-cols-[auto_minmax(0,1fr)_auto]">
      <IconTile tone="warning">
        <Icon of={TriangleAlert} size="lg" />
      </IconTile>
      <div role="alert" className="min-w-0 pt-0.5 wrap-anywhere">
        <p className="font-medium">
          {phase === 'disconnected' ? state.reason : t('devices.failed.title', { count: failedDevices.length })}
        </p>
        <p className="pt-0.5 text-muted tabular-nums">{t('devices.failed.done', { done: loggedOutCount, total })}</p>
      </div>
      <Button
        variant="quiet"
        size="row"
        className="col-span-full row-start-3 mt-4 phone:col-start-3 phone:row-start-1 phone:mt-0"
        onClick={onRetry}
      >
        {phase === 'disconnected' ? t('devices.failed.continue') : t('devices.failed.again')}
      </Button>
      {failedDevices.length > 0 && (
        <ul className="col-span-full grid gap-2 pt-3 phone:col-start-2">
          {groupByReason(failedDevices).map(([reason, deviceNames]) => (
            <li key={reason} className="min-w-0 pt-3 border-t wrap-anywhere">
              <p className="font-medium">{listFormat.format(deviceNames)}</p>
              <p className="text-small text-muted">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
