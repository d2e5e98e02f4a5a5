import type { AccountService } from '../../mocks/account-service.ts'
import type { Words } from './words.ts'

/** Something on the page, as a person finds it. */
export type Control = {
  role: 'button' | 'link' | 'tab' | 'checkbox' | 'radio'
  /** Its whole accessible name; not needed where the page has one of its role only. */
  name?: Words
}

/** What is typed; a code that was sent meanwhile is read off the account service. */
export type Value = string | ((world: { service: AccountService }) => string)

/** What shows that a step went well. */
export type Sight =
  | { path: string }
  | { heading: Words }
  | { control: Control }
  /** A live region or an alert says it. */
  | { said: Words }
  /** A message has reached this phone or email. */
  | { sentTo: string }

/**
 * One thing that a person does on a screen, found by the ids of its texts. Three performers know how: `walk.ts` of the
 * journeys in any engine, `perform.ts` of the end-to-end tests, and `perform` of the stories' drivers.
 */
export type Step = {
  /** What is typed before, by the fields' labels. */
  type?: readonly (readonly [label: Words, value: Value])[]
  /** Whether there are terms to agree to. */
  agrees?: true
  /** What is pressed then. Without, the last character that is typed submits by itself. */
  press?: Control
  /** What then shows that it worked; a test of what goes wrong leaves it out. */
  until?: Sight
}

/** A button, by its words. */
export const button = (name: Words): Control => ({ role: 'button', name })
