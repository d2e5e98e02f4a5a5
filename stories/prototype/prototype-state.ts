import type { Network } from '../../.storybook/networks.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Look } from './frame-control.ts'
import { findPerson, type Person } from './people.ts'
import { keyOf } from './places.ts'
import type { PrototypeArgs } from './prototype-args.ts'
import type { Visit } from './visit.ts'
import type { World } from './world.ts'

/** The settings of the toolbar. */
export type ToolbarSettings = {
  look: Look
  network: Network
  /** Called when the product switches its language. */
  onLocale: (locale: Locale) => void
}

export type Shown = Visit & { id: number; isNewWindow: boolean }

/** What the panel and the frame render. */
export type PrototypeState = {
  /** What a link to this state contains. */
  args: PrototypeArgs
  person: Person
  world: World
  /** Undefined while somebody is being logged in. */
  shown?: Shown
  canGoBack: boolean
  /** The account that is logged in. */
  accountTitle?: string
  /** Whether the account was registered in this prototype; a link cannot lead to it. */
  isNewcomer: boolean
  /** The calls of the client's hooks, newest first. */
  handedOver: readonly { id: number; hook: string; value?: unknown }[]
  /** Whether the service did not log the person in at once. */
  isRefused: boolean
}

/** The account that is logged in, or waits for its second step. */
function currentAccountId({ service, jar }: World): string | undefined {
  const { account, session } = service.peek.visitor(jar)
  return account?.id ?? session?.pending?.accountId
}

/** The person who is logged in; undefined for an account that was registered in this prototype. */
function findCurrentPerson(world: World): Person | undefined {
  const id = currentAccountId(world)
  const person = id === undefined ? undefined : findPerson(id)
  return person?.id === id ? person : undefined
}

export const isNewcomerLoggedIn = (world: World): boolean =>
  currentAccountId(world) !== undefined && findCurrentPerson(world) === undefined

/** What a link to the current state contains. While somebody is being logged in, it is what was requested. */
export function currentArgs(args: PrototypeArgs, world: World, shown: Shown | undefined): PrototypeArgs {
  if (!shown) return args
  const person = findCurrentPerson(world)
  return {
    ...args,
    screen: keyOf(shown.path) ?? args.screen,
    persona: person?.id ?? args.persona,
    isEntered: person !== undefined,
  }
}
