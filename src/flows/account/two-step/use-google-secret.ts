import { useEffect, useEffectEvent, useState } from 'react'
import { getGoogleSecret } from '../../../api/calls/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'

type Key =
  | { status: 'loading' }
  /** `isRetried`: the focused retry button is gone, so move the focus. */
  | { status: 'ready'; secret: string; isRetried: boolean }
  | { status: 'failed'; failure: Failure; isRetrying: boolean }

/** The authenticator's key, kept only here and dropped with its step (SE-2). */
export function useGoogleSecret() {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const [key, setKey] = useState<Key>({ status: 'loading' })

  const load = async (isRetried: boolean): Promise<Key> => {
    const result = await client.call(getGoogleSecret, {})
    if (result.ok) return { status: 'ready', secret: result.value.secret, isRetried }
    const { failure } = result
    if (failure.kind === 'answer') await feedback.handle(failure, { call: getGoogleSecret })
    return { status: 'failed', failure, isRetrying: false }
  }

  const loadAtFirst = useEffectEvent(() => load(false))
  useEffect(() => {
    let isWanted = true
    void loadAtFirst().then((loaded) => isWanted && setKey(loaded))
    return () => {
      isWanted = false
    }
  }, [])

  return {
    key,
    handleRetry: () => {
      // Keep the failure on screen, with the focused button.
      setKey((before) => (before.status === 'failed' ? { ...before, isRetrying: true } : before))
      void load(true).then(setKey)
    },
  }
}
