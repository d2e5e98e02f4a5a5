import { failureOptions, noFailure } from './failures.ts'
import { type ClientKind, clients, findPerson } from './people.ts'
import { screenKeys } from './screen-keys.ts'

/**
 * The initial state of a prototype, which can be shared as a link. It is stored in the URL as the story's args, so its
 * values may only contain letters, digits, spaces, `-` and `_`. Excludes user input and newly registered accounts.
 */
export type Start = {
  screen: string
  persona: string
  /** Whether the person starts logged in or, with two-step verification, at the login's second step. */
  isLoggedIn: boolean
  client: ClientKind
  /** How far the clocks have been moved forward. */
  minutesAhead: number
  /** The error with which the next submit fails, or `noFailure`. */
  failure: string
}

/** A visitor on the login screen, in a browser. */
export const defaultStart: Start = {
  screen: 'login',
  persona: 'visitor',
  isLoggedIn: false,
  client: 'web',
  minutesAhead: 0,
  failure: noFailure,
}

/** Replaces unknown values with the defaults. A link may come from an older release or be typed manually. */
export const readStart = ({ screen, persona, isLoggedIn, client, minutesAhead, failure }: Start): Start => ({
  screen: screenKeys.includes(screen) ? screen : defaultStart.screen,
  persona: findPerson(persona).id,
  isLoggedIn,
  client: clients.find((candidate) => candidate === client) ?? defaultStart.client,
  minutesAhead: Number.isFinite(minutesAhead) ? Math.max(0, minutesAhead) : 0,
  failure: failureOptions.some(([id]) => id === failure) ? failure : noFailure,
})
