import { useEffect, useEffectEvent, useReducer } from 'react'
import { deleteDevice, getDevices } from '../../../api/calls/security.ts'
import type { Device } from '../../../api/shapes/security.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useChange, useRefetch } from '../../../kit/server-state/index.tsx'
import {
  type BulkLogoutEvent,
  type BulkLogoutState,
  bulkLogoutReducer,
  getDeviceBeingLoggedOut,
  initialBulkLogout,
  type NamedDevice,
} from './devices.machine.ts'

/** Returns whether the device was already logged out elsewhere. Callers treat this as a success. */
export const isAlreadyLoggedOut = (failure: Failure): boolean => hasCode(failure, codes.unknownDevice)

/**
 * Returns a function that logs out a device and removes it from the list: optimistically with a rollback
 * (`whilePending`), or once the server has confirmed the logout (`afterSuccess`).
 */
export function useLogOutDevice() {
  const change = useChange(getDevices)
  return (id: string, when: 'whilePending' | 'afterSuccess') => {
    const removeDevice = ({ devices, ...response }: { devices: Device[] }) => ({
      ...response,
      devices: devices.filter((device) => device.id !== id),
    })
    return change(deleteDevice, { device_id: id }, { [when]: removeDevice, isAlreadyDone: isAlreadyLoggedOut })
  }
}

/** Returns whether the session has ended or the server redirects the user. */
function shouldEndBulkLogout(failure: Failure): boolean {
  if (failure.kind !== 'rejected') return false
  return hasCode(failure, codes.sessionExpired) || failure.redirect !== undefined || failure.forceTwoStep !== undefined
}

/** Returns whether the server is unreachable. If so, the bulk logout stops. */
const isUnreachable = (failure: Failure) => failure.kind === 'network' && failure.reason !== 'unreadable'

/** Logs out devices one at a time. Stops if the page unmounts. */
export function useBulkLogout() {
  const feedback = useFeedback()
  const { t } = useTranslations()
  const logOut = useLogOutDevice()
  const refetch = useRefetch()
  const [state, dispatch] = useReducer(bulkLogoutReducer, initialBulkLogout)
  const device = getDeviceBeingLoggedOut(state)

  const logOutNext = useEffectEvent(async ({ id }: NamedDevice): Promise<BulkLogoutEvent> => {
    const result = await logOut(id, 'afterSuccess')
    if (result.ok || isAlreadyLoggedOut(result.failure)) return { type: 'logged-out' }
    if (shouldEndBulkLogout(result.failure)) {
      void feedback.handle(result.failure, { call: deleteDevice })
      return { type: 'aborted' }
    }
    const { title: reason } = await feedback.describe(result.failure, { call: deleteDevice })
    return { type: isUnreachable(result.failure) ? 'connection-lost' : 'rejected', reason }
  })
  useEffect(() => {
    if (!device) return
    let isCurrent = true
    void logOutNext(device).then((event) => isCurrent && dispatch(event))
    return () => {
      isCurrent = false
    }
  }, [device])

  const handleEnd = useEffectEvent((newState: BulkLogoutState) => {
    if (newState.phase !== 'ended') return
    // Another device may have logged in during the bulk logout.
    void refetch(getDevices)
    const { wasStopped, loggedOutCount, total, failedDevices } = newState
    if (wasStopped) feedback.toast(t('devices.stopped', { done: loggedOutCount, total }))
    else if (failedDevices.length === 0) feedback.toast(t('devices.all-logged-out', { count: loggedOutCount }))
  })
  useEffect(() => handleEnd(state), [state])

  return {
    state,
    start: (devices: readonly NamedDevice[]) => dispatch({ type: 'started', devices }),
    stop: () => dispatch({ type: 'stop-pressed' }),
  }
}
