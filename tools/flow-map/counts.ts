import { storyIdOf } from '../story-id.ts'
import type { Flow } from './flow.ts'

/** Totals for some flows; a story that shows several states counts once. */
export function counts(flows: readonly Pick<Flow, 'states' | 'edges'>[]) {
  const states = flows.flatMap((flow) => flow.states)
  const shown = states.flatMap((state) => ('none' in state.shown ? [] : [storyIdOf(state.shown)]))
  return {
    states: states.length,
    edges: flows.flatMap((flow) => flow.edges).length,
    stories: new Set(shown).size,
    /** States that no story can show. */
    unshown: states.length - shown.length,
  }
}
