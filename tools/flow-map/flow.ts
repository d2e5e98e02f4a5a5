import { createStoryId } from '../story-id.ts'
import { createEdges, type Edge, type NamedTransition } from './edges.ts'
import { getEventType, type Machine, type StateRow } from './machine.ts'
import { walk } from './walk.ts'

/** The product areas by which flows are grouped, in display order. */
export const areas = [
  'Logging in',
  'Registration',
  'Passwords',
  'Account security',
  'Two-step verification',
  'Page components',
] as const

export type FlowState = StateRow & { name: string }

/** A flow on the map. Refers to states and events by name, so it does not depend on its machine's types. */
export type Flow = {
  id: string
  area: (typeof areas)[number]
  title: string
  about: string
  source: string
  /** The machine's test file. */
  test: string
  initial: string
  /** The names of all the machine's states. Flows may share a machine, so a single flow need not reach every state. */
  allStates: readonly string[]
  /** The states that this flow can reach from `initial`. */
  states: readonly FlowState[]
  transitions: readonly NamedTransition[]
  edges: readonly Edge[]
  events: readonly string[]
}

/** Converts a machine to a flow by walking through it. Throws if the machine has too many states. */
export function toFlow<State, Event extends string | { type: string }, Name extends string>(
  area: Flow['area'],
  machine: Machine<State, Event, Name>,
): Flow {
  const { id, title, about, source, nameOf, label } = machine
  const rows = Object.entries<StateRow>(machine.states).map(([name, row]) => ({ name, ...row }))
  const initial = nameOf(machine.initial)
  const transitions = walk(machine).map((transition) => ({
    from: nameOf(transition.from),
    event: getEventType(transition.event),
    to: nameOf(transition.to),
    label: label?.(transition) ?? transition.when,
  }))
  const reachedNames = new Set<string>([initial, ...transitions.map(({ to }) => to)])
  const states = rows.filter(({ name }) => reachedNames.has(name))
  const folder = source.startsWith('src/kit/') ? 'kit' : 'flows'
  return {
    ...{ id, area, title, about, source, initial, states, transitions },
    test: source.replace(/^.*\/(.+)\.ts$/, `test/${folder}/$1.test.ts`),
    allStates: rows.map(({ name }) => name),
    edges: createEdges(
      states.map(({ name }) => name),
      transitions,
    ),
    events: Object.keys(machine.examples),
  }
}

/** Counts the states, edges and stories of flows. A story that shows several states counts once. */
export function countFlows(flows: readonly Flow[]) {
  const states = flows.flatMap((flow) => flow.states)
  const shownStories = states.flatMap((state) => ('none' in state.story ? [] : [createStoryId(state.story)]))
  const edges = flows.flatMap((flow) => flow.edges)
  return { states: states.length, edges: edges.length, stories: new Set(shownStories).size }
}
