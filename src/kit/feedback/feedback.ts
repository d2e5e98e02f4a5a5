import { createContext, use } from 'react'
import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import type { FollowUp } from '../../errors/row.ts'
import type { FailedToLoad } from '../lazy.tsx'
import type { Notice } from './feedback.machine.ts'

/** Follow-ups that only the calling flow can run. */
export type FlowFollowUp = Extract<FollowUp['kind'], 'refresh-picture' | 'start-slider' | 'skip-step'>

/** The context needed to handle a call's failure. */
export type FailureContext = {
  /** Names of the form's visible fields. */
  fields?: readonly string[]
  call: Pick<Call, 'path' | 'method' | 'handledErrors' | 'isBackground'>
  /** Follow-ups that the flow runs itself. An error with any other `FlowFollowUp` is shown as an alert. */
  handledFollowUps?: readonly FlowFollowUp[]
}

/** The errors and follow-ups left for the flow to handle. All other messages have been shown on top of the page. */
export type Outcome = {
  /** Error messages by field name. */
  fieldErrors: Record<string, string>
  /** Shown next to the submit button. */
  formError?: string | FailedToLoad
  /** Follow-ups for the flow to run now. */
  followUps: FlowFollowUp[]
}

export type Question = { title: string; body?: string; confirmLabel: string; cancelLabel: string }

export type Feedback = {
  /** Handles a failure according to the error catalog. Shows any message that is not left to the flow. */
  handle: (failure: Failure, context: FailureContext) => Promise<Outcome>
  /** Describes a failure that is shown in place of a missing part of the page. `primary` contains the follow-up. */
  describe: (
    failure: Failure,
    context: FailureContext,
  ) => Promise<Pick<Notice, 'title' | 'body' | 'report'> & Partial<Notice>>
  toast: (text: string | FailedToLoad) => void
  /** Asks a question in a dialog. Resolves with false if the user cancels. */
  ask: (question: Question) => Promise<boolean>
  /** Runs the follow-up for a button in a notice. */
  runFollowUp: (followUp: FollowUp) => void
}

export const FeedbackContext = createContext<Feedback | undefined>(undefined)

/** Returns the functions that show messages and handle failures. Throws outside a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext)
  if (!feedback) throw new Error('useFeedback must be called inside a FeedbackProvider')
  return feedback
}
