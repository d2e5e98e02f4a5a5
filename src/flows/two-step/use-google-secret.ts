import { useEffect, useEffectEvent, useState } from 'react'
import { getGoogleSecret } from '../../api/calls/two-step.ts'
import type { Failure } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'

type Key = { status: 'loading' } | { status: 'ready'; secret: string } | { status: 'failed'; failure: Failure }

/** The key that an authenticator is given. It is kept here alone, and gone with its step (SE-2). */
export function useGoogleSecret() {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const [key, setKey] = useState<Key>({ status: 'loading' })

  const ask = async (): Promise<Key> => {
    const result = await client.call(getGoogleSecret, {})
    if (result.ok) return { status: 'ready', secret: result.value.secret }
    const { failure } = result
    if (failure.kind === 'answer') await feedback.handle(failure, { call: getGoogleSecret })
    return { status: 'failed', failure }
  }

  const askAtFirst = useEffectEvent(ask)
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
      setKey({ status: 'loading' })
      void ask().then(setKey)
    },
  }
}
