// Checks for what a map must not contain: each finds one kind of mistake, and has a test that plants it.

import { storyIdOf } from '../story-id.ts'
import type { Flow } from './flow.ts'

type Parts = Pick<Flow, 'source' | 'known' | 'states' | 'events' | 'ways'>

/** The names known to a machine that none of its flows meets. Several flows may share one machine. */
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

/** States that no walk reaches, because an example is missing or nothing leads there. */
export const findUnreached = (flows: readonly Parts[]): string[] =>
  findLeft(
    flows,
    ({ known }) => known,
    ({ states }) => states.map(({ name }) => name),
  )

/** Events that never change anything. */
export const findIdleEvents = (flows: readonly Parts[]): string[] =>
  findLeft(
    flows,
    ({ events }) => events,
    ({ ways }) => ways.map(({ event }) => event),
  )

/** States that refer to a story that does not exist. */
export function findLostStories(flows: readonly Pick<Flow, 'id' | 'states'>[], ids: ReadonlySet<string>): string[] {
  return flows.flatMap(({ id, states }) =>
    states.flatMap(({ name, shown }) => {
      if ('none' in shown) return []
      return ids.has(storyIdOf(shown)) ? [] : [`${id} · ${name}: ${storyIdOf(shown)}`]
    }),
  )
}
