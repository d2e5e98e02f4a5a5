import { useEffect, useEffectEvent, useReducer } from 'react'
import { confirmQrLogin } from '../../../api/calls/qr-login.ts'
import type { Client } from '../../../api/client.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { createErrorViewLoader, type Feedback, useCallFailure, useFeedback } from '../../../kit/feedback/index.tsx'
import { isNotLoggedIn, loginUrlWithReturn } from '../../../kit/session/index.ts'
import { initialQrConfirm, type QrDecision, qrConfirmReducer, type RequestingDevice } from './qr-confirm.machine.ts'
import { QrConfirmView, type QrConfirmViewProps } from './qr-confirm-view.tsx'

/** `invalid-code`: the code has expired, has already been used or was claimed by another phone. */
type Outcome =
  | { kind: 'ok'; device: RequestingDevice }
  | { kind: 'invalid-code' }
  | { kind: 'not-logged-in' }
  | { kind: 'failed'; failure: Failure }

/**
 * Loads the requesting device's details if there is no `action`, else sends the decision. Loading the details marks the
 * code as scanned. Shows errors that have no dedicated screen.
 */
async function callConfirmQrLogin(
  client: Client,
  feedback: Feedback,
  { token, action }: { token: string; action?: QrDecision },
): Promise<Outcome> {
  const result = await client.call(confirmQrLogin, { token, action })
  if (result.ok) return { kind: 'ok', device: { name: result.value.device_name, location: result.value.location } }
  const { failure } = result
  if (isNotLoggedIn(failure, client.host)) return { kind: 'not-logged-in' }
  // If the details fail to load, the page shows the failure, since dismissing an alert would leave an empty page.
  if (failure.kind !== 'rejected' && action === undefined) return { kind: 'failed', failure }
  const { fieldErrors } = await feedback.handle(failure, { fields: ['token'], call: confirmQrLogin })
  return 'token' in fieldErrors ? { kind: 'invalid-code' } : { kind: 'failed', failure }
}

/** Loads the requesting device's details and sends the user's decision. Never approves automatically (RD-7). */
function useQrConfirm({ loginHref }: { loginHref: string }) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const [state, dispatch] = useReducer(qrConfirmReducer, initialQrConfirm)

  const sendRequest = async (action?: QrDecision) => {
    const token = new URL(host.url).searchParams.get('token')
    if (!token) return dispatch({ type: 'code-rejected' })
    const outcome = await callConfirmQrLogin(client, feedback, { token, action })
    if (outcome.kind === 'invalid-code') dispatch({ type: 'code-rejected' })
    else if (outcome.kind === 'not-logged-in')
      dispatch({ type: 'not-logged-in', loginHref: loginUrlWithReturn(loginHref, host) })
    else if (action === undefined)
      dispatch(
        outcome.kind === 'ok'
          ? { type: 'device-loaded', device: outcome.device }
          : { type: 'load-failed', failure: outcome.failure },
      )
    else dispatch(outcome.kind === 'ok' ? { type: 'decision-accepted', decision: action } : { type: 'decision-failed' })
  }

  const load = () => {
    dispatch({ type: 'load-started' })
    void sendRequest()
  }
  const loadOnMount = useEffectEvent(load)
  useEffect(() => loadOnMount(), [])

  return {
    state,
    handleRetry: load,
    handleDecide: (decision: QrDecision) => {
      if (state.phase !== 'deciding' || state.pendingDecision) return
      dispatch({ type: 'decision-sent', decision })
      void sendRequest(decision)
    },
  }
}

const loadErrorView = createErrorViewLoader(confirmQrLogin)

export type QrConfirmFlowProps = Pick<QrConfirmViewProps, 'Layout'> & { loginHref: string }

/** Lets users approve or decline a QR login on the phone that scanned the code (SCR-08, RD-7). */
export function QrConfirmFlow({ Layout, loginHref }: QrConfirmFlowProps) {
  const { state, handleRetry, handleDecide } = useQrConfirm({ loginHref })
  const { failure, isRetrying } = state.phase === 'failed' ? state : {}
  const callFailure = useCallFailure(loadErrorView, { failure, isRetrying, onRetry: handleRetry })
  return <QrConfirmView Layout={Layout} state={state} callFailure={callFailure} onDecide={handleDecide} />
}
