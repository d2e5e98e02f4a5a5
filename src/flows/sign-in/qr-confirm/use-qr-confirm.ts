import { useEffect, useEffectEvent, useReducer } from 'react'
import { scriptLost } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { loginAndBack } from '../../../kit/session/index.ts'
import { initialQrConfirm, type QrDecision, qrConfirmReducer } from './qr-confirm.machine.ts'

const loadCalls = () => import('./qr-confirm-calls.ts')

/** Loads the asking device and sends the user's answer; nothing is approved automatically (RD-7). */
export function useQrConfirm({ loginHref }: { loginHref: string }) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const [state, dispatch] = useReducer(qrConfirmReducer, initialQrConfirm)

  const tell = async (action?: QrDecision) => {
    const token = new URL(host.url).searchParams.get('token')
    if (!token) return dispatch({ type: 'code-dead' })
    const told = await loadCalls().then(
      ({ tellQrLogin }) => tellQrLogin(client, feedback, { token, action }),
      () => ({ kind: 'failed', failure: scriptLost(host) }) as const,
    )
    if (told.kind === 'dead') dispatch({ type: 'code-dead' })
    else if (told.kind === 'stranger') dispatch({ type: 'not-logged-in', loginHref: loginAndBack(loginHref, host) })
    else if (action === undefined)
      dispatch(
        told.kind === 'done'
          ? { type: 'device-arrived', device: told.device }
          : { type: 'look-failed', failure: told.failure },
      )
    else dispatch(told.kind === 'done' ? { type: 'decided', decision: action } : { type: 'decision-failed' })
  }

  const look = () => {
    dispatch({ type: 'looked' })
    void tell()
  }
  const lookAtFirst = useEffectEvent(look)
  useEffect(() => lookAtFirst(), [])

  return {
    state,
    handleRetry: look,
    handleDecide: (decision: QrDecision) => {
      if (state.phase !== 'deciding' || state.sending) return
      dispatch({ type: 'pressed', decision })
      void tell(decision)
    },
  }
}
