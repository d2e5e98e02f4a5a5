import { type ReactNode, useReducer } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { feedbackReducer, initialFeedback, isSame, type Notice } from './feedback.machine.ts'
import type { Feedback, Outcome, Place, Question } from './feedback.ts'
import { LateBlocker } from './late-blocker.tsx'
import { LateSurfaces } from './late-surfaces.tsx'
import { FeedbackContext } from './use-feedback.ts'
import { useLateFeedback } from './use-late-feedback.ts'

export { FailedPart, type FailedPartProps } from './failed-part.tsx'
export { useFeedback } from './use-feedback.ts'
export type { Feedback, Outcome, Place, Question }

/** Shows what calls have to say over the page: one alert at a time, toasts, and the blocker (WID-09, WID-10, WID-15). */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const [{ hasSpoken, notices, toast }, dispatch] = useReducer(feedbackReducer, initialFeedback)
  const feedback = useLateFeedback(dispatch)

  const handleChoose = (chosen: Notice, isPrimary: boolean) => {
    const notice = notices.find((other) => isSame(other, chosen))
    // One that is on its way out has had its answer.
    if (!notice) return
    dispatch({ type: 'dismissed', notice })
    notice.answer?.(isPrimary)
    const action = isPrimary ? notice.primary : notice.secondary
    if (action) feedback.follow(action.follow)
  }

  return (
    <FeedbackContext value={feedback}>
      {children}
      <LateBlocker />
      <LateSurfaces
        isNeeded={hasSpoken}
        notice={notices[0]}
        toast={toast}
        closeLabel={t('toast.close')}
        onChoose={handleChoose}
        onToastClose={() => dispatch({ type: 'toast-closed' })}
      />
    </FeedbackContext>
  )
}
