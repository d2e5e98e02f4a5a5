import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ErrorCard } from '../../primitives/error-card.tsx'
import type { Feedback, Place } from './feedback.ts'
import { NoticeBody } from './notice-body.tsx'
import { SupportDetails } from './support-details.tsx'
import { useFeedback } from './use-feedback.ts'

export type FailedPartProps = {
  failure: Failure
  /** The call that failed. */
  call: Place['call']
  onRetry: () => void
  /** A retry is under way. */
  isRetrying?: boolean
}

/**
 * Replaces a part of the page that failed to load: the catalogue's text, a retry button, details for support. A refusal by the
 * server is shown over the page (ERR-05 to ERR-18), so for that this only says that the part is missing.
 */
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

  // Where a retry may not help, the button reloads the page (RS-1). Nothing has been typed here that could be lost.
  const reload = said?.primary?.follow.kind === 'reload' ? said.primary : undefined
  const isSaidOverThePage = failure.kind === 'answer'
  return (
    said && (
      <ErrorCard
        title={isSaidOverThePage ? t('error-card.missing') : said.title}
        body={!reload && !isSaidOverThePage && (said.body || said.support) && <NoticeBody {...said} />}
        retryLabel={reload?.label ?? t('error-card.retry')}
        onRetry={reload ? () => follow(reload.follow) : onRetry}
        isRetrying={isRetrying}
        details={!isSaidOverThePage && said.report && <SupportDetails report={said.report} />}
      />
    )
  )
}
