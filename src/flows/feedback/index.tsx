import { createContext, type ReactNode, use, useReducer, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Blocker } from '../../primitives/blocker.tsx'
import { useEnvironment } from '../environment.tsx'
import { feedbackReducer, initialFeedback } from './feedback.machine.ts'
import type { Feedback, Outcome, Question } from './feedback.ts'
import { LateSurfaces } from './late-surfaces.tsx'
import { useLateFeedback } from './use-late-feedback.ts'

export type { Feedback, Outcome, Question }

const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** Shows what calls have to say over the page: one alert at a time, toasts, and the blocker (WID-09, WID-10, WID-15). */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { client } = useEnvironment()
  const [{ hasSpoken, notices, toast }, dispatch] = useReducer(feedbackReducer, initialFeedback)
  const feedback = useLateFeedback(dispatch)
  const isBlocking = useSyncExternalStore(client.blocking.subscribe, client.blocking.isBlocking, () => false)

  const [notice] = notices
  const handleChoose = (isPrimary: boolean) => {
    if (!notice) return
    dispatch({ type: 'dismissed' })
    notice.answer?.(isPrimary)
    const action = isPrimary ? notice.primary : notice.secondary
    if (action) feedback.follow(action.follow)
  }

  return (
    <FeedbackContext value={feedback}>
      {children}
      <Blocker isActive={isBlocking} text={t('blocker.label')} />
      <LateSurfaces
        isNeeded={hasSpoken}
        notice={notice}
        toast={toast}
        closeLabel={t('toast.close')}
        onChoose={handleChoose}
        onToastClose={() => dispatch({ type: 'toast-closed' })}
      />
    </FeedbackContext>
  )
}

/** How a flow tells people things. Throws outside of a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext)
  if (!feedback) throw new Error('useFeedback needs a FeedbackProvider above it')
  return feedback
}
