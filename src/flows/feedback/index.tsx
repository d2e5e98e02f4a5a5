import { createContext, type ReactNode, use, useReducer, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Blocker } from '../../primitives/blocker.tsx'
import { useEnvironment } from '../environment.tsx'
import { feedbackReducer, initialFeedback } from './feedback.machine.ts'
import type { Feedback, Outcome } from './feedback.ts'
import { LateSurfaces } from './late-surfaces.tsx'
import { useLateFeedback } from './use-late-feedback.ts'

export type { Feedback, Outcome }

const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** Shows what calls have to say over the page: one alert at a time, toasts, and the blocker (WID-09, WID-10, WID-15). */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { client } = useEnvironment()
  const [{ hasSpoken, notices, toast }, dispatch] = useReducer(feedbackReducer, initialFeedback)
  const feedback = useLateFeedback(dispatch)
  const isBlocking = useSyncExternalStore(client.blocking.subscribe, client.blocking.isBlocking, () => false)

  return (
    <FeedbackContext value={feedback}>
      {children}
      <Blocker isActive={isBlocking} text={t('blocker.label')} />
      <LateSurfaces
        isNeeded={hasSpoken}
        notice={notices[0]}
        toast={toast}
        closeLabel={t('toast.close')}
        onAction={feedback.follow}
        onDismiss={() => dispatch({ type: 'dismissed' })}
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
