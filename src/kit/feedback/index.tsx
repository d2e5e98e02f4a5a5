import { type ReactNode, useReducer, useState } from 'react'
import { feedbackReducer, initialFeedback, isSameNotice, type Notice } from './feedback.machine.ts'
import type { FailureContext, Feedback, Outcome, Question } from './feedback.ts'
import { FeedbackContext } from './feedback.ts'
import { LazyBlocker, LazySurfaces } from './lazy-surfaces.tsx'
import { useLazyFeedback } from './use-lazy-feedback.ts'

export { useFeedback } from './feedback.ts'
export { LoadErrorCard, type LoadErrorCardProps } from './load-error-card.tsx'
export { createErrorViewLoader, useCallFailure } from './use-call-failure.tsx'
export type { FailureContext, Feedback, Outcome, Question }

/**
 * Provides `useFeedback`, and shows alerts (one at a time), toasts and the blocker on top of the page (WID-09, WID-10,
 * WID-15). Removes `children` when the page's account is no longer logged in (RQ-14).
 */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [{ hasShownMessage, notices, toast }, dispatch] = useReducer(feedbackReducer, initialFeedback)
  const [hasSessionEnded, setHasSessionEnded] = useState(false)
  const feedback = useLazyFeedback(dispatch)

  const handleChoose = (displayedNotice: Notice, isPrimary: boolean) => {
    const notice = notices.find((queued) => isSameNotice(queued, displayedNotice))
    // A notice that is no longer in the queue has already been dismissed and is closing.
    if (!notice) return
    dispatch({ type: 'dismissed', notice })
    notice.onClose?.(isPrimary)
    const action = isPrimary ? notice.primary : notice.secondary
    if (action) feedback.runFollowUp(action.followUp)
  }

  return (
    <FeedbackContext value={feedback}>
      {hasSessionEnded || children}
      <LazyBlocker />
      <LazySurfaces
        isNeeded={hasShownMessage}
        notice={notices[0]}
        toast={toast}
        onSessionEndedChange={setHasSessionEnded}
        onChoose={handleChoose}
        onToastClose={() => dispatch({ type: 'toast-closed' })}
      />
    </FeedbackContext>
  )
}
