import { useEffect, useEffectEvent, useReducer } from 'react'
import { deleteDevice, getDevices } from '../../../api/calls/security.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useRefetch } from '../../../kit/server-state/index.ts'
import {
  initialLeaving,
  type Leaver,
  type LeavingEvent,
  type LeavingState,
  leavingNow,
  leavingReducer,
} from './devices.machine.ts'
import { isOutAlready, useLogOutDevice } from './use-log-out-device.ts'

/** Whether a refusal ends the whole run: the session is over, or the server redirects the user. */
function endsItAll(failure: Failure): boolean {
  if (failure.kind !== 'answer') return false
  return hasCode(failure, codes.sessionExpired) || failure.redirect !== undefined || failure.forceTwoStep !== undefined
}

/** The server could not be reached, so the next device would fail as well. */
const isLost = (failure: Failure) => failure.kind === 'network' && failure.reason !== 'unreadable'

/**
 * Logs out devices strictly one after the other: each request waits for the previous answer. Stops when the page unmounts.
 */
export function useLeavingDevices() {
  const feedback = useFeedback()
  const { t } = useTexts()
  const logOut = useLogOutDevice()
  const refetch = useRefetch()
  const [state, dispatch] = useReducer(leavingReducer, initialLeaving)
  const now = leavingNow(state)

  const logOutNext = useEffectEvent(async ({ id }: Leaver): Promise<LeavingEvent> => {
    const result = await logOut(id, 'becomes')
    if (result.ok || isOutAlready(result.failure)) return { type: 'logged-out' }
    if (endsItAll(result.failure)) {
      void feedback.handle(result.failure, { call: deleteDevice })
      return { type: 'given-up' }
    }
    const { title: reason } = await feedback.describe(result.failure, { call: deleteDevice })
    return { type: isLost(result.failure) ? 'connection-lost' : 'refused', reason }
  })
  useEffect(() => {
    if (!now) return
    let isWanted = true
    void logOutNext(now).then((event) => isWanted && dispatch(event))
    return () => {
      isWanted = false
    }
  }, [now])

  const say = useEffectEvent((ended: LeavingState) => {
    if (ended.phase !== 'ended') return
    // Another device may have logged in meanwhile, so ask the server which devices are left.
    void refetch(getDevices)
    const { isStopped, done, total, failed } = ended
    if (isStopped) feedback.toast(t('devices.stopped', { done, total }))
    else if (failed.length === 0) feedback.toast(t('devices.all-logged-out', { count: done }))
  })
  useEffect(() => say(state), [state])

  return {
    state,
    begin: (devices: readonly Leaver[]) => dispatch({ type: 'began', devices }),
    stop: () => dispatch({ type: 'stop-pressed' }),
  }
}
