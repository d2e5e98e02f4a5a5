import { type Edge, edgesOf, type NamedMove } from './edges.ts'
import { type Machine, type StateRow, typeOf } from './machine.ts'
import { walk } from './walk.ts'

/** The parts of the product that flows belong to, in the order of the list. */
export const areas = [
  'Logging in',
  'Registering',
  'Passwords',
  'Account security',
  'Two-step verification',
  'Parts of pages',
] as const

export type Area = (typeof areas)[number]

export type FlowState = StateRow & { name: string }

/** A flow in the map: its states and edges by name, independent of its machine's types. */
export type Flow = {
  id: string
  area: Area
  title: string
  about: string
  source: string
  /** The file of the machine's tests. */
  test: string
  begin: string
  /** All state names of the machine; several flows may share a machine, and none of them has to reach all. */
  known: readonly string[]
  /** The states that a walk reaches. */
  states: readonly FlowState[]
  ways: readonly NamedMove[]
  edges: readonly Edge[]
  /** All events of the machine. */
  events: readonly string[]
}

/** Turns a machine into a flow. Walks through it once, and only on first access. */
export function toFlow<State, Event extends string | { type: string }, Name extends string>(
  area: Area,
  machine: Machine<State, Event, Name>,
): Flow {
  const { id, title, about, source, initial, nameOf, because } = machine
  const rows = Object.entries<StateRow>(machine.states).map(([name, row]) => ({ name, ...row }))
  const begin = nameOf(initial)
  const look = () => {
    const moves = walk(machine)
    const named = moves.map((move) => ({
      from: nameOf(move.from),
      event: typeOf(move.event),
      to: nameOf(move.to),
      label: because?.(move) ?? move.when,
    }))
    const reached = new Set<string>([begin, ...named.map(({ to }) => to)])
    const states = rows.filter(({ name }) => reached.has(name))
    const order = states.map(({ name }) => name)
    return { states, ways: named, edges: edgesOf(order, named) }
  }
  let looked: ReturnType<typeof look> | undefined
  const lookOnce = () => {
    looked ??= look()
    return looked
  }
  return {
    ...{ id, area, title, about, source, begin },
    test: source
      .replace(/^src\/(kit)?.*\/(?=[^/]+$)/, (_, kit?: string) => `test/${kit ?? 'flows'}/`)
      .replace('.ts', '.test.ts'),
    known: rows.map(({ name }) => name),
    get states() {
      return lookOnce().states
    },
    get ways() {
      return lookOnce().ways
    },
    get edges() {
      return lookOnce().edges
    },
    events: Object.keys(machine.examples),
  }
}
