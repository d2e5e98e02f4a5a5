import { type Dispatch, useEffect, useMemo } from 'react'
import { loadErrorMessages } from '../../i18n/load-messages.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../environment.tsx'
import type { FeedbackEvent } from './feedback.machine.ts'
import type { Feedback } from './feedback.ts'

/** How long after the page is ready, in ms, what deals with failures is fetched, so that it is there when the network is not. */
export const fetchAheadDelay = 1000

/** The feedback of an environment, in the language in force; what decides about failures is fetched late. */
export function useLateFeedback(dispatch: Dispatch<FeedbackEvent>): Feedback {
  const environment = useEnvironment()
  const texts = useTexts()

  const { load, feedback } = useMemo(() => {
    let loading: Promise<Pick<Feedback, 'handle' | 'follow'>> | undefined
    const load = () => {
      const parts = () => Promise.all([import('./create-feedback.ts'), loadErrorMessages(texts.locale)])
      loading ??= parts().then(([{ createFeedback }, messages]) => {
        texts.add(messages)
        return createFeedback(environment, texts, dispatch)
      })
      // One that was lost is asked for again with the next failure.
      loading.catch(() => {
        loading = undefined
      })
      return loading
    }
    // Without the script that knows what to say, at least that something is missing is said (RS-1).
    const lost = () => ({ fieldErrors: {}, formError: texts.t('page.load-failed'), follows: [] })
    const feedback: Feedback = {
      handle: (...failure) => load().then((loaded) => loaded.handle(...failure), lost),
      toast: (text) => dispatch({ type: 'toasted', text }),
      ask: ({ title, body, yes, no }) =>
        new Promise((answer) => {
          const primary = { label: yes, follow: { kind: 'none' } as const }
          const secondary = { label: no, follow: { kind: 'none' } as const }
          dispatch({ type: 'notified', notice: { id: 'question', title, body, primary, secondary, answer } })
        }),
      follow: (follow) => void load().then((loaded) => loaded.follow(follow)),
    }
    return { load, feedback }
  }, [environment, texts, dispatch])

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), fetchAheadDelay)
    return () => clearTimeout(timer)
  }, [load])

  return feedback
}
