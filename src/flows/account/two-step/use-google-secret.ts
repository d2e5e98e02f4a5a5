import { useEffect, useEffectEvent, useState } from 'react'
import { getGoogleSecret } from '../../../api/calls/two-step.ts'
import type { Failure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'

type Key =
  | { status: 'loading' }
  /** `isRetried`: loaded by a retry button that is gone now, so the focus has to move. */
  | { status: 'ready'; secret: string; isRetried: boolean }
  | { status: 'failed'; failure: Failure; isRetrying: boolean }

/** Loads the authenticator's key. It is kept only here and dropped with its step (SE-2). */
export function useGoogleSecret() {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const [key, setKey] = useState<Key>({ status: 'loading' })

  const ask = async (isRetried: boolean): Promise<Key> => {
    const result = await client.call(getGoogleSecret, {})
    if (result.ok) return { status: 'ready', secret: result.value.secret, isRetried }
    const { failure } = result
    if (failure.kind === 'answer') await feedback.handle(failure, { call: getGoogleSecret })
    return { status: 'failed', failure, isRetrying: false }
  }

  const askAtFirst = useEffectEvent(() => ask(false))
  useEffect(() => {
    let isWanted = true
    void askAtFirst().then((answered) => isWanted && setKey(answered))
    return () => {
      isWanted = false
    }
  }, [])

  return {
    key,
    handleRetry: () => {
      // Keep showing the failure, and with it the focused button.
      setKey((before) => (before.status === 'failed' ? { ...before, isRetrying: true } : before))
      void ask(true).then(setKey)
    },
  }
}
