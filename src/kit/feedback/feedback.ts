import type { Call } from '../../api/call.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Follow } from '../../errors/row.ts'
import type { FailedToLoad } from '../lazy.tsx'
import type { Notice } from './feedback.machine.ts'

/** Follow-ups that only the flow that made the call can run. */
export type OwnFollow = Extract<Follow['kind'], 'refresh-picture' | 'start-slider' | 'skip-step'>

/** The context in which a call failed. */
export type Place = {
  /** Names of the form's visible fields. */
  fields?: readonly string[]
  call: Pick<Call, 'path' | 'method' | 'accepts' | 'quiet'>
  /**
   * Follow-ups that the flow runs itself. Any other one that needs a flow is shown as an alert, so that it never goes
   * unnoticed.
   */
  handles?: readonly OwnFollow[]
}

/** What is left for the flow to do, once the rest has been shown over the page. */
export type Outcome = {
  /** Error texts by field name. */
  fieldErrors: Record<string, string>
  /** The error text beside the submit button. */
  formError?: string | FailedToLoad
  /** Follow-ups for the flow to run now. */
  follows: OwnFollow[]
}

export type Question = { title: string; body?: string; yes: string; no: string }

export type Feedback = {
  /** Handles a failure by the error catalogue: shows what belongs over the page, and returns the rest. */
  handle: (failure: Failure, place: Place) => Promise<Outcome>
  /** Describes a failure that is shown in place of the part that is missing. `primary` holds its follow-up. */
  describe: (failure: Failure, place: Place) => Promise<Pick<Notice, 'title' | 'body' | 'report'> & Partial<Notice>>
  toast: (text: string | FailedToLoad) => void
  /** Asks a question over the page; resolves with false if the user declines. */
  ask: (question: Question) => Promise<boolean>
  /** Runs the follow-up of a notice's button. */
  follow: (follow: Follow) => void
}
