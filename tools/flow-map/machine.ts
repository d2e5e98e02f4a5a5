import type { Failure } from '../../src/errors/failure.ts'
import type { StoryPlace } from '../story-id.ts'

/** The story that shows a state, or the reason why no story can. */
export type Shown = StoryPlace | { none: string }

/** A state's description for readers of the map, and the story that shows it. */
export type StateRow = { words: string; shown: Shown }

/** The types of a machine's events. */
type TypeOf<Event> = Event extends string ? Event : Event extends { type: infer Type extends string } ? Type : never

type OfType<Event, Type> = Event extends string ? Extract<Event, Type> : Extract<Event, { type: Type }>

/** A sample event, with a condition if another event of the same type leads elsewhere. */
export type Example<Event> = Event | readonly [when: string, event: Event]

export type Move<State, Event> = {
  /** All earlier events, from the start. */
  path: readonly Event[]
  event: Event
  when?: string
  from: State
  to: State
}

/**
 * A reducer of `src/flows` with everything needed to explore it completely. Its tables are total: a new state does not compile
 * without a description and a story, nor a new event without an example.
 */
export type Machine<State, Event, Name extends string> = {
  id: string
  title: string
  /** The user's task here, and where it happens. */
  about: string
  /** The file of the reducer. */
  source: string
  reducer: (state: State, event: Event) => State
  initial: NoInfer<State>
  nameOf: (state: State) => Name
  /** In the order in which users reach them; an edge to an earlier state counts as leading back. */
  states: NoInfer<{ readonly [One in Name]: StateRow }>
  examples: NoInfer<{ readonly [Type in TypeOf<Event>]: readonly Example<OfType<Event, Type>>[] }>
  /**
   * When an event can occur, if the reducer also accepts it in states where nothing can raise it: a click requires the screen
   * with that button, a response requires its request.
   */
  guards?: NoInfer<{ readonly [Type in TypeOf<Event>]?: (state: State, event: OfType<Event, Type>) => boolean }>
  /** Identifies a state, for machines whose counters or times would otherwise make the number of states infinite. */
  identify?: (state: State) => unknown
  /** Explains a transition that depends on the state rather than on the event. */
  label?: (move: Move<State, Event>) => string | undefined
}

/** The type of an event. */
export const typeOf = <Event extends string | { type: string }>(event: Event): string =>
  typeof event === 'string' ? event : event.type

/** Examples of events that only have a type. */
export const bare = <const Type extends string>(...types: Type[]) =>
  Object.fromEntries(types.map((type) => [type, [{ type }]])) as unknown as { [One in Type]: [{ type: One }] }

/** Examples of events that are plain strings. */
export const named = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, [name]])) as unknown as { [One in Name]: [One] }

/** The state is shown by this story. */
export const by = (metaId: string, story: string): Shown => ({ metaId, story })

/** The state has no story, for this reason. */
export const none = (reason: string): Shown => ({ none: reason })

/** A sample failure; no machine distinguishes between kinds of failure. */
export const failure: Failure = { kind: 'network', reason: 'unreachable' }
