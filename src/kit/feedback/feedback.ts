import { createContext, use } from 'react'
import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Follow } from '../../errors/row.ts'
import type { FailedToLoad } from '../lazy.tsx'
import type { Notice } from './feedback.machine.ts'

/** Follow-ups that only the calling flow can run. */
export type OwnFollow = Extract<Follow['kind'], 'refresh-picture' | 'start-slider' | 'skip-step'>

/** Where and how a call was made, for handling its failure. */
export type FailureContext = {
  /** Names of the form's visible fields. */
  fields?: readonly string[]
  call: Pick<Call, 'path' | 'method' | 'accepts' | 'quiet'>
  /** Follow-ups that the flow runs itself. Others that need a flow are shown as an alert instead. */
  handles?: readonly OwnFollow[]
}

/** What is left for the flow to do. Everything else has been shown over the page. */
export type Outcome = {
  /** Error texts by field name. */
  fieldErrors: Record<string, string>
  /** Shown beside the submit button. */
  formError?: string | FailedToLoad
  /** Follow-ups for the flow to run now. */
  follows: OwnFollow[]
}

export type Question = { title: string; body?: string; yes: string; no: string }

export type Feedback = {
  /** Handles a failure by the error catalogue: shows what belongs over the page and returns the rest. */
  handle: (failure: Failure, context: FailureContext) => Promise<Outcome>
  /** The text of a failure that is shown instead of a missing part. `primary` holds its follow-up. */
  describe: (
    failure: Failure,
    context: FailureContext,
  ) => Promise<Pick<Notice, 'title' | 'body' | 'report'> & Partial<Notice>>
  toast: (text: string | FailedToLoad) => void
  /** Asks a question over the page; resolves with false if the user declines. */
  ask: (question: Question) => Promise<boolean>
  /** Runs the follow-up of a notice's button. */
  follow: (follow: Follow) => void
}

export const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** Shows messages and handles failures. Throws outside a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext)
  if (!feedback) throw new Error('useFeedback needs a FeedbackProvider above it')
  return feedback
}
