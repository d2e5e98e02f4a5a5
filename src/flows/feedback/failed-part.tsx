import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ErrorCard } from '../../primitives/error-card.tsx'
import type { Feedback, Place } from './feedback.ts'
import { SupportDetails } from './support-details.tsx'
import { useFeedback } from './use-feedback.ts'

export type FailedPartProps = {
  failure: Failure
  /** The call that failed. */
  call: Place['call']
  onRetry: () => void
  /** It is being tried again. */
  isRetrying?: boolean
}

/** In place of a part of a page that could not be loaded: the catalogue's words, a way to try again, details for support. */
export function FailedPart({ failure, call, onRetry, isRetrying }: FailedPartProps) {
  const { t } = useTexts()
  const { describe } = useFeedback()
  const [said, setSaid] = useState<Awaited<ReturnType<Feedback['describe']>>>()
  const ask = useEffectEvent((what: Failure) => describe(what, { call }))

  useEffect(() => {
    let isWanted = true
    void ask(failure).then((words) => isWanted && setSaid(words))
    return () => {
      isWanted = false
    }
  }, [failure])

  return (
    said && (
      <ErrorCard
        title={said.title}
        body={said.body}
        retryLabel={t('error-card.retry')}
        onRetry={onRetry}
        isRetrying={isRetrying}
        details={said.report && <SupportDetails report={said.report} />}
      />
    )
  )
}
