import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../errors/failure.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { ErrorCard } from '../../primitives/error-card.tsx'
import type { FailureContext, Feedback } from './feedback.ts'
import { useFeedback } from './feedback.ts'
import { NoticeBody, SupportDetails } from './notice-body.tsx'

export type LoadErrorCardProps = {
  failure: Failure
  call: FailureContext['call']
  onRetry: () => void
  /** Whether a retry is in progress. */
  isRetrying?: boolean
}

/**
 * Shows an error in place of a part of the page that failed to load: the error catalog's text, a retry button and
 * details for support. If the server rejected the call, an alert or toast shows the reason (ERR-05 to ERR-18), and this
 * card only reports that something is missing.
 */
export function LoadErrorCard({ failure, call, onRetry, isRetrying }: LoadErrorCardProps) {
  const { t } = useTranslations()
  const { describe, runFollowUp } = useFeedback()
  const [notice, setNotice] = useState<Awaited<ReturnType<Feedback['describe']>>>()
  const describeFailure = useEffectEvent((newFailure: Failure) => describe(newFailure, { call }))

  useEffect(() => {
    let isCurrent = true
    void describeFailure(failure).then((newNotice) => isCurrent && setNotice(newNotice))
    return () => {
      isCurrent = false
    }
  }, [failure])

  // Reload the page if a retry is unlikely to help (RS-1). No user input can be lost, so do not ask for confirmation.
  const reloadAction = notice?.primary?.followUp.kind === 'reload' ? notice.primary : undefined
  const isReasonShownElsewhere = failure.kind === 'rejected'
  return (
    notice && (
      <ErrorCard
        title={isReasonShownElsewhere ? t('error-card.missing') : notice.title}
        body={!reloadAction && !isReasonShownElsewhere && (notice.body || notice.support) && <NoticeBody {...notice} />}
        retryLabel={reloadAction?.label ?? t('error-card.retry')}
        onRetry={reloadAction ? () => runFollowUp(reloadAction.followUp) : onRetry}
        isRetrying={isRetrying}
        details={!isReasonShownElsewhere && notice.report && <SupportDetails report={notice.report} />}
      />
    )
  )
}
