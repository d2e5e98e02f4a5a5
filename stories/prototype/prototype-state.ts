import type { Network } from '../../.storybook/networks.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Look } from './door.ts'
import { describeFault, faultsFor } from './fault-choices.ts'
import { findPerson, type Person } from './people.ts'
import { keyOf } from './places.ts'
import type { PrototypeArgs } from './prototype-args.ts'
import type { Visit } from './visit.ts'
import type { World } from './world.ts'

/** What the toolbar says. */
export type Surroundings = {
  look: Look
  network: Network
  /** The product asks for another language. */
  onLocale: (locale: Locale) => void
}

export type Shown = Visit & { id: number; isNewWindow: boolean }

/** What the panel and the frame draw. */
export type PrototypeState = {
  /** What a link to this state holds. */
  args: PrototypeArgs
  person: Person
  world: World
  /** Nothing while somebody is being let in. */
  shown?: Shown
  canGoBack: boolean
  /** Who is logged in. */
  accountTitle?: string
  /** Whether somebody is inside who was registered on the way: no link leads to them. */
  isNewcomer: boolean
  /** What the client's hooks were handed, newest first. */
  handedOver: readonly { id: number; hook: string; value?: unknown }[]
  /** Why a person was not let in at once. */
  isRefused: boolean
}

/** The account that is inside, or half inside. */
function insideId({ service, jar }: World): string | undefined {
  const { account, session } = service.peek.visitor(jar)
  return account?.id ?? session?.pending?.accountId
}

/** Whose story it is by now; somebody who was registered on the way is no persona. */
function findInside(world: World): Person | undefined {
  const id = insideId(world)
  const person = id === undefined ? undefined : findPerson(id)
  return person?.id === id ? person : undefined
}

export const isNewcomerInside = (world: World): boolean =>
  insideId(world) !== undefined && findInside(world) === undefined

/** What a link to the present state holds. While somebody is being let in, it is what was asked for. */
export function presentArgs(args: PrototypeArgs, world: World, shown: Shown | undefined): PrototypeArgs {
  if (!shown) return args
  const inside = findInside(world)
  const waiting = new Set(world.waiting().map(describeFault))
  const isWaiting = faultsFor(args.fault, args.isFaultLasting).some((fault) => waiting.has(describeFault(fault)))
  return {
    ...args,
    screen: keyOf(shown.path) ?? args.screen,
    persona: inside?.id ?? args.persona,
    isEntered: inside !== undefined,
    fault: isWaiting ? args.fault : 'none',
  }
}
