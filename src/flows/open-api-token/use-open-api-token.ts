import { useReducer } from 'react'
import { getOpenApiToken, refreshOpenApiToken } from '../../api/calls/security.ts'
import { useFeedback } from '../feedback/index.tsx'
import { useAskAnew, useChange, useServerValue } from '../server-state/index.ts'
import { replaceReducer } from './open-api-token.machine.ts'

/** The controller of the token: has it only as long as it shows (SE-2), and replaces it (SCR-15). */
export function useOpenApiToken() {
  const feedback = useFeedback()
  const askAnew = useAskAnew()
  const change = useChange(getOpenApiToken)
  const token = useServerValue(getOpenApiToken, { isSecret: true })
  const [state, dispatch] = useReducer(replaceReducer, 'idle')

  const replace = async () => {
    const result = await change(refreshOpenApiToken, {}, { keeps: (answer) => answer })
    dispatch(result.ok ? 'done' : 'refused')
    if (result.ok) return
    void feedback.handle(result.failure, { call: refreshOpenApiToken })
    // Without an answer it may have been replaced all the same.
    if (result.failure.kind !== 'answer') void askAnew(getOpenApiToken)
  }

  return {
    token,
    state,
    handleAsk: () => dispatch('asked'),
    handleAnswer: (isYes: boolean) => {
      // A second press while the dialog leaves.
      if (state !== 'asking') return
      dispatch(isYes ? 'agreed' : 'declined')
      if (isYes) void replace()
    },
  }
}
