import { type Dispatch, useMemo } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../environment.tsx'
import { type FailedToLoad, failedToLoad, useLazyLoad, usePrefetch } from '../lazy.tsx'
import type { createFeedback } from './create-feedback.ts'
import type { FeedbackEvent } from './feedback.machine.ts'
import type { FailureContext, Feedback, Outcome } from './feedback.ts'

/** Returns the `Feedback` for the current environment and language. The code that handles failures is loaded lazily. */
export function useLazyFeedback(dispatch: Dispatch<FeedbackEvent>): Feedback {
  const environment = useEnvironment()
  const translations = useTranslations()
  const lazyLoad = useLazyLoad()

  const { load, feedback } = useMemo(() => {
    let loadPromise: Promise<ReturnType<typeof createFeedback>> | undefined
    const load = () => {
      loadPromise ??= lazyLoad(() => import('./create-feedback.ts')).then(({ createFeedback }) =>
        createFeedback(environment, translations, dispatch),
      )
      // If the code fails to load, request it again on the next failure.
      loadPromise.catch(() => {
        loadPromise = undefined
      })
      return loadPromise
    }
    const toast = (text: string | FailedToLoad) =>
      dispatch({ type: 'toast-opened', text: text === failedToLoad ? translations.t('page.load-failed') : text })
    // If the code fails to load, report this instead of the call's failure (RS-1).
    const handleLoadFailure = ({ fields }: FailureContext): Outcome => {
      if (!fields) toast(failedToLoad)
      return { fieldErrors: {}, formError: failedToLoad, followUps: [] }
    }
    const feedback: Feedback = {
      handle: (failure, context) =>
        load().then(
          (functions) => functions.handle(failure, context),
          () => handleLoadFailure(context),
        ),
      describe: (...args) =>
        load().then(
          (functions) => functions.describe(...args),
          () => ({ title: translations.t('page.load-failed') }),
        ),
      toast,
      ask: ({ title, body, confirmLabel, cancelLabel }) =>
        new Promise((onClose) => {
          const primary = { label: confirmLabel, followUp: { kind: 'none' } as const }
          const secondary = { label: cancelLabel, followUp: { kind: 'none' } as const }
          dispatch({ type: 'notified', notice: { id: 'question', title, body, primary, secondary, onClose } })
        }),
      runFollowUp: (followUp) => void load().then((functions) => functions.runFollowUp(followUp)),
    }
    return { load, feedback }
  }, [environment, translations, lazyLoad, dispatch])

  usePrefetch(load)

  return feedback
}
