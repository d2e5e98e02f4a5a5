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
  const { describe, follow } = useFeedback()
  const [said, setSaid] = useState<Awaited<ReturnType<Feedback['describe']>>>()
  const ask = useEffectEvent((what: Failure) => describe(what, { call }))

  useEffect(() => {
    let isWanted = true
    void ask(failure).then((words) => isWanted && setSaid(words))
    return () => {
      isWanted = false
    }
  }, [failure])

  // Where another try may be of no use, the page is loaded again instead (RS-1). It stands where nothing was typed.
  const reload = said?.primary?.follow.kind === 'reload' ? said.primary : undefined
  return (
    said && (
      <ErrorCard
        title={said.title}
        body={reload ? undefined : said.body}
        retryLabel={reload?.label ?? t('error-card.retry')}
        onRetry={reload ? () => follow(reload.follow) : onRetry}
        isRetrying={isRetrying}
        details={said.report && <SupportDetails report={said.report} />}
      />
    )
  )
}
