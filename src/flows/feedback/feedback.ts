import type { Call } from '../../api/define-call.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Follow } from '../../errors/row.ts'
import type { Notice } from './feedback.machine.ts'

/** What only the flow that made the call can do. */
export type OwnFollow = Extract<Follow['kind'], 'refresh-picture' | 'start-slider' | 'skip-step'>

/** Where a failure came up. */
export type Place = {
  /** Names of the form fields now visible. */
  fields?: readonly string[]
  call: Pick<Call, 'path' | 'method' | 'accepts' | 'quiet'>
  /** What the flow can do itself; anything else that is left to flows is said in an alert, so nobody waits for nothing. */
  handles?: readonly OwnFollow[]
}

/** What is left to the flow that made the call, once the rest has been shown over the page. */
export type Outcome = {
  /** Texts by field name. */
  fieldErrors: Record<string, string>
  /** The text beside the submit button. */
  formError?: string
  /** What the flow itself has to do now. */
  follows: OwnFollow[]
}

export type Question = { title: string; body?: string; yes: string; no: string }

export type Feedback = {
  /** Decides a failure by the error catalogue, shows what belongs over the page, and returns the rest. */
  handle: (failure: Failure, place: Place) => Promise<Outcome>
  /** What a failure says, for one that stands in the page in place of what could not be loaded. `primary`: what follows. */
  describe: (failure: Failure, place: Place) => Promise<Pick<Notice, 'title' | 'body' | 'report'> & Partial<Notice>>
  toast: (text: string) => void
  /** Asks over the page; false where the person would rather not. */
  ask: (question: Question) => Promise<boolean>
  /** Does what follows a press on a notice's button. */
  follow: (follow: Follow) => void
}
