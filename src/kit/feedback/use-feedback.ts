import { createContext, use } from 'react'
import type { Feedback } from './feedback.ts'

export const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** Shows messages and handles failures. Throws outside a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext)
  if (!feedback) throw new Error('useFeedback needs a FeedbackProvider above it')
  return feedback
}
