import { useEffect, useEffectEvent, useReducer } from 'react'
import { deleteDevice } from '../../api/calls/security.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useFeedback } from '../feedback/index.tsx'
import {
  initialLeaving,
  type Leaver,
  type LeavingEvent,
  type LeavingState,
  leavingNow,
  leavingReducer,
} from './devices.machine.ts'
import { isOutAlready, useLogOutDevice } from './use-log-out-device.ts'

/** Whether a refusal ends it for all: nobody is logged in any more, or the server wants the person elsewhere. */
function endsItAll(failure: Failure): boolean {
  if (failure.kind !== 'answer') return false
  return saysCode(failure, '9000001') || failure.redirect !== undefined || failure.forceTwoStep !== undefined
}

/** No answer came at all, so none would come for the next device. */
const isLost = (failure: Failure) => failure.kind === 'network' && failure.reason !== 'unreadable'

/**
 * Logs devices out, one after the other and never two at once: each only once the one before has its answer. Ends with the
 * page.
 */
export function useLeavingDevices() {
  const feedback = useFeedback()
  const { t } = useTexts()
  const logOut = useLogOutDevice()
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
