import { useEffect, useEffectEvent, useReducer } from 'react'
import { scriptLost } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useLate } from '../late-part.ts'
import { meetsNobody } from '../session/index.ts'
import { initialTwoStep, twoStepReducer } from './two-step.machine.ts'
import { type TwoStepFlowId, twoStepFlow } from './two-step.steps.ts'

/** Finds out which steps somebody has to go through, and keeps which one shows. */
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
    // Only a set-up before a login can meet nobody: a member's page has led strangers away by then.
    if (twoStepFlow(flow).ending === 'log-in' && meetsNobody(failure, host)) return dispatch({ type: 'met-nobody' })
    if (failure.kind === 'answer') {
      await feedback.handle(failure, { call: calls.getTwoStepMethod })
      // The page is on its way elsewhere, and shows nothing meanwhile; a member's stays as it is until then.
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
