// What a map must not have: each finds one kind of lie, and has a test that plants it.

import { storyIdOf } from '../story-id.ts'
import type { Flow } from './flow.ts'
import type { MapRow } from './read-map.ts'
import { nameOfTest } from './test-names.ts'

type Parts = Pick<Flow, 'source' | 'known' | 'states' | 'events' | 'ways' | 'gated'> & {
  keptOut: () => readonly string[]
}

/** What all flows of a machine know by name, less what any of them meets. Several flows may share one machine. */
function findLeft(
  flows: readonly Parts[],
  known: (flow: Parts) => readonly string[],
  met: (flow: Parts) => readonly string[],
): string[] {
  const named = (names: (flow: Parts) => readonly string[]) =>
    flows.flatMap((flow) => names(flow).map((name) => `${flow.source} · ${name}`))
  const all = new Set(named(met))
  return [...new Set(named(known))].filter((name) => !all.has(name))
}

/** The states that no walk meets: for want of an example, or since nothing leads there. */
export const findUnreached = (flows: readonly Parts[]): string[] =>
  findLeft(
    flows,
    ({ known }) => known,
    ({ states }) => states.map(({ name }) => name),
  )

/** The events that change nothing anywhere. */
export const findIdleEvents = (flows: readonly Parts[]): string[] =>
  findLeft(
    flows,
    ({ events }) => events,
    ({ ways }) => ways.map(({ event }) => event),
  )

/** The events that are said to come only in some states, although the reducer takes them nowhere else. */
export const findIdleGates = (flows: readonly Parts[]): string[] =>
  findLeft(
    flows,
    ({ gated }) => gated,
    ({ keptOut }) => keptOut(),
  )

/** The states that name a story which is not there. */
export function findLostStories(flows: readonly Pick<Flow, 'id' | 'states'>[], ids: ReadonlySet<string>): string[] {
  return flows.flatMap(({ id, states }) =>
    states.flatMap(({ name, shown }) => {
      if ('none' in shown) return []
      return ids.has(storyIdOf(shown)) ? [] : [`${id} · ${name}: ${shown.title}, ${shown.story}`]
    }),
  )
}

/** The edges that no row of the written map has, so that no test walks them. */
export function findUnwalked(flows: readonly Pick<Flow, 'id' | 'edges'>[], rows: readonly MapRow[]): string[] {
  const walked = new Set(rows.map(({ flow, test }) => `${flow} > ${test}`))
  return flows.flatMap((flow) => flow.edges.map((edge) => nameOfTest(flow, edge))).filter((name) => !walked.has(name))
}
