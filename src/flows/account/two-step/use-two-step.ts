import { useEffect, useEffectEvent, useReducer } from 'react'
import { getAvailableTwoStepMethods, getTwoStepMethod, verifyIdentity } from '../../../api/calls/two-step.ts'
import type { Client } from '../../../api/client.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode, type Result, scriptLoadFailure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLazyLoad } from '../../../kit/lazy.tsx'
import { isNotLoggedIn } from '../../../kit/session/index.ts'
import { initialTwoStep, twoStepReducer } from './two-step.machine.ts'
import { getTwoStepFlow, type TwoStepAccount, type TwoStepFlowId } from './two-step.steps.ts'

/** Checks whether the user's identity is verified. Unlike verifying the password, this call does not block the page. */
const checkIdentity = { ...verifyIdentity, blocks: false }

/** Loads the data that determines the steps. Fails if any of it is unknown, to avoid skipping a required step. */
async function loadAccount(client: Client): Promise<Result<TwoStepAccount>> {
  const [state, identity, available] = await Promise.all([
    client.call(getTwoStepMethod, {}),
    client.call(checkIdentity, {}),
    client.call(getAvailableTwoStepMethods, {}),
  ])
  if (!state.ok) return state
  if (!available.ok) return available
  // Only this code means that the user does not need to verify anything (RQ-10).
  if (!identity.ok && !hasCode(identity.failure, codes.alreadyVerified)) return identity
  const account = { hasPassword: state.value.has_password, isVerified: !identity.ok, methods: available.value.methods }
  return { ok: true, value: account }
}

/** Loads the data for a flow and tracks the current step. */
export function useTwoStep(flow: TwoStepFlowId) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const lazyLoad = useLazyLoad()
  const [state, dispatch] = useReducer(twoStepReducer, initialTwoStep)

  const load = async () => {
    const failedResult = { ok: false, failure: scriptLoadFailure(host) } as const
    const result = await lazyLoad(() => loadAccount(client)).catch(() => failedResult)
    if (result.ok) return dispatch({ type: 'loaded', flow, account: result.value })
    const { failure } = result
    // Only the setup during login has a screen for users who are not logged in.
    if (getTwoStepFlow(flow).ending === 'log-in' && isNotLoggedIn(failure, host))
      return dispatch({ type: 'not-logged-in' })
    if (failure.kind === 'rejected') {
      await feedback.handle(failure, { call: getTwoStepMethod })
      // During login, do not show an error while the page is navigating away.
      const isRedirected = failure.redirect !== undefined || failure.forceTwoStep !== undefined
      if (isRedirected && getTwoStepFlow(flow).ending === 'log-in') return
    }
    dispatch({ type: 'load-failed', failure })
  }

  const loadOnMount = useEffectEvent(() => void load())
  useEffect(() => loadOnMount(), [])

  return {
    state,
    dispatch,
    handleRetry: () => {
      dispatch({ type: 'retried' })
      void load()
    },
  }
}
