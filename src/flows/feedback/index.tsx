import { createContext, lazy, type ReactNode, Suspense, use, useReducer, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Blocker } from '../../primitives/blocker.tsx'
import { useEnvironment } from '../environment.tsx'
import { feedbackReducer, initialFeedback } from './feedback.machine.ts'
import { type Feedback, useFeedbackController } from './use-feedback.ts'

// Dialogs and toasts are fetched when the first one is to show; until then a visitor does not pay for them.
const FeedbackSurfaces = lazy(() =>
  import('./feedback-surfaces.tsx').then(({ FeedbackSurfaces }) => ({ default: FeedbackSurfaces })),
)

const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** Shows what calls have to say over the page: one alert at a time, toasts, and the blocker (WID-09, WID-10, WID-15). */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { client } = useEnvironment()
  const [state, dispatch] = useReducer(feedbackReducer, initialFeedback)
  const feedback = useFeedbackController(dispatch)
  const isBlocking = useSyncExternalStore(client.blocking.subscribe, client.blocking.isBlocking, () => false)

  return (
    <FeedbackContext value={feedback}>
      {children}
      <Blocker isActive={isBlocking} text={t('blocker.label')} />
      {state.hasSpoken && (
        <Suspense>
          <FeedbackSurfaces
            notice={state.notices[0]}
            toast={state.toast}
            onAction={feedback.follow}
            onDismiss={() => dispatch({ type: 'dismissed' })}
            onToastClose={() => dispatch({ type: 'toast-closed' })}
          />
        </Suspense>
      )}
    </FeedbackContext>
  )
}

/** How a flow tells people things. Throws outside of a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext)
  if (!feedback) throw new Error('useFeedback needs a FeedbackProvider above it')
  return feedback
}
