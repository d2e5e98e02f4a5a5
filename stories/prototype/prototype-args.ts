import { type ClientKind, clients, people } from './people.ts'
import { screenKeys } from './places.ts'

/**
 * What a link to the prototype contains, as the story's args. Storybook's URL only takes letters, digits, spaces, `-` and `_`.
 * What was typed and who registered on the way is not included.
 */
export type PrototypeArgs = {
  screen: string
  persona: string
  /** Whether the person has already entered the password. */
  isEntered: boolean
  client: ClientKind
  isPanelOpen: boolean
}

/** The visitor on the login screen, in a browser. */
export const firstArgs: PrototypeArgs = {
  screen: 'login',
  persona: 'visitor',
  isEntered: false,
  client: 'web',
  isPanelOpen: true,
}

const choice = (options: readonly string[], description: string) => ({
  control: { type: 'select' as const },
  options,
  description,
})

/** For Storybook's controls. */
export const argTypes = {
  screen: choice(screenKeys, 'The screen to start on'),
  persona: choice(
    people.map(({ id }) => id),
    'The person',
  ),
  client: choice(clients, 'Where the page runs'),
}

const oneOf = (options: readonly string[], value: string, fallback: string) =>
  options.includes(value) ? value : fallback

/** Replaces unknown values by the defaults, since a link may be from an older release or typed by hand. */
export function readArgs(args: PrototypeArgs): PrototypeArgs {
  const { screen, persona, client } = args
  return {
    ...args,
    screen: oneOf(screenKeys, screen, firstArgs.screen),
    persona: oneOf(
      people.map(({ id }) => id),
      persona,
      firstArgs.persona,
    ),
    client: clients.find((known) => known === client) ?? firstArgs.client,
  }
}

/** The `args` parameter of Storybook's URL for these args. */
export function writeArgs(args: PrototypeArgs): string {
  const keys = (Object.keys(firstArgs) as (keyof PrototypeArgs)[]).filter((key) => args[key] !== firstArgs[key])
  return keys.map((key) => `${key}:${typeof args[key] === 'boolean' ? '!' : ''}${args[key]}`).join(';')
}
