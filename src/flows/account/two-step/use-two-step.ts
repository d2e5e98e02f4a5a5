import { useEffect, useEffectEvent, useReducer } from 'react'
import { getAvailableTwoStepMethods, getTwoStepMethod, verifyIdentity } from '../../../api/calls/two-step.ts'
import type { Client } from '../../../api/client.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode, type Result, scriptFailed } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLazyLoad } from '../../../kit/lazy.tsx'
import { isNotLoggedIn } from '../../../kit/session/index.ts'
import { initialTwoStep, twoStepReducer } from './two-step.machine.ts'
import { type TwoStepFacts, type TwoStepFlowId, twoStepFlow } from './two-step.steps.ts'

/** Checking does not block the page; only verifying the password does. */
const checkIdentity = { ...verifyIdentity, blocks: false }

/** Loads the facts that determine the steps. If one call fails, all fail, so that no step is skipped by mistake. */
async function loadFacts(client: Client): Promise<Result<TwoStepFacts>> {
  const [state, identity, available] = await Promise.all([
    client.call(getTwoStepMethod, {}),
    client.call(checkIdentity, {}),
    client.call(getAvailableTwoStepMethods, {}),
  ])
  if (!state.ok) return state
  if (!available.ok) return available
  // Only this code means that nothing has to be verified (RQ-10).
  if (!identity.ok && !hasCode(identity.failure, codes.alreadyVerified)) return identity
  const facts = { hasPassword: state.value.has_password, isVerified: !identity.ok, methods: available.value.methods }
  return { ok: true, value: facts }
}

/** Loads the facts for a flow and holds its current step. */
export function useTwoStep(flow: TwoStepFlowId) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const lazyLoad = useLazyLoad()
  const [state, dispatch] = useReducer(twoStepReducer, initialTwoStep)

  const load = async () => {
    const unsent = { ok: false, failure: scriptFailed(host) } as const
    const result = await lazyLoad(() => loadFacts(client)).catch(() => unsent)
    if (result.ok) return dispatch({ type: 'answered', flow, facts: result.value })
    const { failure } = result
    // Only during a login can there be no session; other pages have redirected by then.
    if (twoStepFlow(flow).ending === 'log-in' && isNotLoggedIn(failure, host))
      return dispatch({ type: 'not-logged-in' })
    if (failure.kind === 'answer') {
      await feedback.handle(failure, { call: getTwoStepMethod })
      // During a login, show no failure while the page navigates away.
      const isLeaving = failure.redirect !== undefined || failure.forceTwoStep !== undefined
      if (isLeaving && twoStepFlow(flow).ending === 'log-in') return
    }
    dispatch({ type: 'unanswered', failure })
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
