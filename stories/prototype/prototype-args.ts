import { faultChoices } from './fault-choices.ts'
import { type ClientKind, clients, people } from './people.ts'
import { screenKeys } from './places.ts'

/**
 * What a link to the prototype holds, as the story's args: the address of the catalogue takes letters, digits, spaces, `-`
 * and `_` alone. What was typed and who has logged in on the way is not in it.
 */
export type PrototypeArgs = {
  screen: string
  persona: string
  /** Whether the person has given the password already. */
  isEntered: boolean
  client: ClientKind
  /** How far the clock was moved ahead, in seconds. */
  ahead: number
  fault: string
  /** For every call until it is ended; else for the next submit. */
  isFaultLasting: boolean
  isPanelOpen: boolean
}

/** The visitor at the login, in a browser. */
export const firstArgs: PrototypeArgs = {
  screen: 'login',
  persona: 'visitor',
  isEntered: false,
  client: 'web',
  ahead: 0,
  fault: 'none',
  isFaultLasting: false,
  isPanelOpen: true,
}

const choice = (options: readonly string[], description: string) => ({
  control: { type: 'select' as const },
  options,
  description,
})

/** How the controls of the catalogue offer them. */
export const argTypes = {
  screen: choice(screenKeys, 'Where it begins'),
  persona: choice(
    people.map(({ id }) => id),
    'Who it is',
  ),
  client: choice(clients, 'Where the page runs'),
  fault: choice(faultChoices, 'What the next call fails with'),
  ahead: { control: { type: 'number' as const, min: 0 }, description: 'How far the clock is ahead, in seconds' },
}

const oneOf = (options: readonly string[], value: string, otherwise: string) =>
  options.includes(value) ? value : otherwise

/** The args with what no prototype knows left out: an address may come from an older release, or by hand. */
export function readArgs(args: PrototypeArgs): PrototypeArgs {
  const { screen, persona, client, fault, ahead } = args
  return {
    ...args,
    screen: oneOf(screenKeys, screen, firstArgs.screen),
    persona: oneOf(
      people.map(({ id }) => id),
      persona,
      firstArgs.persona,
    ),
    client: clients.find((known) => known === client) ?? firstArgs.client,
    fault: oneOf(faultChoices, fault, firstArgs.fault),
    ahead: Number.isFinite(ahead) ? Math.max(0, ahead) : 0,
  }
}

/** The part of the catalogue's address that says these args, as the catalogue writes it. */
export function writeArgs(args: PrototypeArgs): string {
  const keys = (Object.keys(firstArgs) as (keyof PrototypeArgs)[]).filter((key) => args[key] !== firstArgs[key])
  return keys.map((key) => `${key}:${typeof args[key] === 'boolean' ? '!' : ''}${args[key]}`).join(';')
}
