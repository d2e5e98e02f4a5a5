import { useEffect, useEffectEvent, useReducer } from 'react'
import { scriptLost } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLate } from '../../../kit/late-part.ts'
import { meetsNobody } from '../../../kit/session/index.ts'
import { initialTwoStep, twoStepReducer } from './two-step.machine.ts'
import { type TwoStepFlowId, twoStepFlow } from './two-step.steps.ts'

/** Loads what decides the steps of a flow, and holds the current step. */
export function useTwoStep(flow: TwoStepFlowId) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const fetchLate = useLate()
  const [state, dispatch] = useReducer(twoStepReducer, initialTwoStep)

  const ask = async () => {
    const calls = await fetchLate(() => import('./two-step-calls.ts')).catch(() => undefined)
    if (!calls) return dispatch({ type: 'unanswered', failure: scriptLost(host) })
    const result = await calls.askFacts(client)
    if (result.ok) return dispatch({ type: 'answered', flow, facts: result.value })
    const { failure } = result
    // Only the set-up during a login can lack a session: other pages have sent logged-out users away by then.
    if (twoStepFlow(flow).ending === 'log-in' && meetsNobody(failure, host)) return dispatch({ type: 'met-nobody' })
    if (failure.kind === 'answer') {
      await feedback.handle(failure, { call: calls.getTwoStepMethod })
      // The page is navigating away. During a login it shows nothing meanwhile; other pages stay as they are.
      const isLeaving = failure.redirect !== undefined || failure.forceTwoStep !== undefined
      if (isLeaving && twoStepFlow(flow).ending === 'log-in') return
    }
    dispatch({ type: 'unanswered', failure })
  }

  const askAtFirst = useEffectEvent(() => void ask())
  useEffect(() => askAtFirst(), [])

  return {
    state,
    dispatch,
    handleRetry: () => {
      dispatch({ type: 'asked-again' })
      void ask()
    },
  }
}
