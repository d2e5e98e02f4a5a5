import type { AccountService } from '../../mocks/account-service.ts'
import type { TextRef } from './text-lookup.ts'

/** A control on the page, identified by its role and name. */
export type Control = {
  role: 'button' | 'link' | 'tab' | 'checkbox' | 'radio'
  /** The full accessible name. If omitted, the page must have only one control with this role. */
  name?: TextRef
}

/** The value to type. A function can read a sent code from the account service. */
export type Value = string | ((context: { service: AccountService }) => string)

/** A condition that shows that a step succeeded. */
export type Outcome =
  | { path: string }
  | { heading: TextRef }
  | { control: Control }
  /** The text of a live region or an alert. */
  | { announced: TextRef }
  /** The phone number or email address to which a message was sent. */
  | { sentTo: string }

/**
 * One user action on a screen, with controls identified by message ids. It is run by `walk.ts` in the journeys,
 * `perform.ts` in the end-to-end tests, and `perform` in the story drivers.
 */
export type Step = {
  /** Values to type first, each with its field's label. */
  type?: readonly (readonly [label: TextRef, value: Value])[]
  /** If true, the terms are accepted before the control is pressed. */
  acceptsTerms?: true
  /** The control to press next. May be omitted, e.g. if the page submits a complete code automatically. */
  press?: Control
  /** The condition to wait for. If omitted, the test checks the result itself, e.g. an error message. */
  until?: Outcome
}

/** Identifies a button by its text. */
export const button = (name: TextRef): Control => ({ role: 'button', name })
