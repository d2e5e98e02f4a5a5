import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ErrorCard } from '../../primitives/error-card.tsx'
import type { FailureContext, Feedback } from './feedback.ts'
import { useFeedback } from './feedback.ts'
import { NoticeBody, SupportDetails } from './notice-body.tsx'

export type FailedPartProps = {
  failure: Failure
  call: FailureContext['call']
  onRetry: () => void
  /** A retry is under way. */
  isRetrying?: boolean
}

/**
 * Replaces a part of the page whose call failed: the catalogue's text, a retry button, details for support. A refusal by the
 * server is shown over the page (ERR-05 to ERR-18), so then this only says that the part is missing.
 */
export function FailedPart({ failure, call, onRetry, isRetrying }: FailedPartProps) {
  const { t } = useTexts()
  const { describe, follow } = useFeedback()
  const [notice, setNotice] = useState<Awaited<ReturnType<Feedback['describe']>>>()
  const load = useEffectEvent((what: Failure) => describe(what, { call }))

  useEffect(() => {
    let isWanted = true
    void load(failure).then((described) => isWanted && setNotice(described))
    return () => {
      isWanted = false
    }
  }, [failure])

  // If a retry may not help, the button reloads the page (RS-1). There are no typed values to lose.
  const reload = notice?.primary?.follow.kind === 'reload' ? notice.primary : undefined
  const isShownOverPage = failure.kind === 'answer'
  return (
    notice && (
      <ErrorCard
        title={isShownOverPage ? t('error-card.missing') : notice.title}
        body={!reload && !isShownOverPage && (notice.body || notice.support) && <NoticeBody {...notice} />}
        retryLabel={reload?.label ?? t('error-card.retry')}
        onRetry={reload ? () => follow(reload.follow) : onRetry}
        isRetrying={isRetrying}
        details={!isShownOverPage && notice.report && <SupportDetails report={notice.report} />}
      />
    )
  )
}
