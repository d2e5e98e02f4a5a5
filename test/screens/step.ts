import type { AccountService } from '../../mocks/account-service.ts'
import type { Words } from './words.ts'

/** A control on the page, found like a user would. */
export type Control = {
  role: 'button' | 'link' | 'tab' | 'checkbox' | 'radio'
  /** Its full accessible name; optional if it is the only one of its role on the page. */
  name?: Words
}

/** The value to type; a function can read a sent code from the account service. */
export type Value = string | ((world: { service: AccountService }) => string)

/** A sign that a step succeeded. */
export type Sight =
  | { path: string }
  | { heading: Words }
  | { control: Control }
  /** A live region or an alert contains it. */
  | { said: Words }
  /** A message was sent to this phone or email. */
  | { sentTo: string }

/**
 * One action of a user on a screen, with controls given by the ids of their texts. It is performed by `walk.ts` of the journeys
 * in any engine, `perform.ts` of the end-to-end tests, and `perform` of the stories' drivers.
 */
export type Step = {
  /** Values to type first, by the fields' labels. */
  type?: readonly (readonly [label: Words, value: Value])[]
  /** Whether to agree to the terms. */
  agrees?: true
  /** The control to press next. If absent, the last typed character submits. */
  press?: Control
  /** The sign of success; tests of failures leave it out. */
  until?: Sight
}

/** A button, by its text. */
export const button = (name: Words): Control => ({ role: 'button', name })
