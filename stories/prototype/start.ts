import { failureOptions, noFailure } from './failures.ts'
import { type ClientKind, clients, findPerson } from './people.ts'
import { screenKeys } from './places.ts'

/**
 * The state in which a prototype starts, and which a link restores: the story's args. Storybook's URL only allows
 * letters, digits, spaces, `-` and `_`. Typed text and newly registered accounts are not included.
 */
export type Start = {
  screen: string
  persona: string
  /** Whether the person has already entered the password. */
  isEntered: boolean
  client: ClientKind
  /** How far the clock was moved forward. */
  minutesAhead: number
  /** The error that the next submit fails with, or `noFailure`. */
  failure: string
}

/** The visitor on the login screen, in a browser. */
export const firstStart: Start = {
  screen: 'login',
  persona: 'visitor',
  isEntered: false,
  client: 'web',
  minutesAhead: 0,
  failure: noFailure,
}

/** Replaces unknown values with the defaults, since a link may be from an older release or typed by hand. */
export const readStart = ({ screen, persona, isEntered, client, minutesAhead, failure }: Start): Start => ({
  screen: screenKeys.includes(screen) ? screen : firstStart.screen,
  persona: findPerson(persona).id,
  isEntered,
  client: clients.find((known) => known === client) ?? firstStart.client,
  minutesAhead: Number.isFinite(minutesAhead) ? Math.max(0, minutesAhead) : 0,
  failure: failureOptions.some(([id]) => id === failure) ? failure : noFailure,
})
