import { useReducer } from 'react'
import { getOpenApiToken, refreshOpenApiToken } from '../../../api/calls/security.ts'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useChange, useRefetch, useServerValue } from '../../../kit/server-state/index.tsx'
import { tokenReducer } from './open-api-token.machine.ts'

/** Creates and replaces the token (SCR-15), and keeps it only while it is on screen (SE-2). */
export function useOpenApiToken() {
  const feedback = useFeedback()
  const refetch = useRefetch()
  const change = useChange(getOpenApiToken)
  const token = useServerValue(getOpenApiToken, { isSecret: true })
  const [state, dispatch] = useReducer(tokenReducer, 'idle')

  const issueToken = async () => {
    const result = await change(refreshOpenApiToken, {}, { fromResponse: (response) => response })
    dispatch(result.ok ? 'issued' : 'failed')
    if (result.ok) return
    void feedback.handle(result.failure, { call: refreshOpenApiToken })
    // Unless it rejected the call, the server may have created a token.
    if (result.failure.kind !== 'rejected') void refetch(getOpenApiToken)
  }

  return {
    token,
    state,
    handleCreate: () => {
      dispatch('create-pressed')
      void issueToken()
    },
    handleReplace: () => dispatch('replace-pressed'),
    handleAnswer: (isConfirmed: boolean) => {
      // Ignore a second press while the dialog closes.
      if (state !== 'confirming') return
      dispatch(isConfirmed ? 'confirmed' : 'canceled')
      if (isConfirmed) void issueToken()
    },
  }
}
