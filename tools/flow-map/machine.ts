import type { Failure } from '../../src/errors/failure.ts'
import type { StoryReference } from '../story-id.ts'

/** The story that shows a state, or the reason why no story can show it. */
export type StateStory = StoryReference | { none: string }

/** A state's label on the map, and the story that shows it. */
export type StateRow = { label: string; story: StateStory }

/** The types of a machine's events. */
type EventType<Event> = Event extends string ? Event : Event extends { type: infer Type extends string } ? Type : never

type EventOfType<Event, Type> = Event extends string ? Extract<Event, Type> : Extract<Event, { type: Type }>

/** A sample event. It has a condition if another event of the same type leads to a different state. */
export type Example<Event> = Event | readonly [when: string, event: Event]

export type Transition<State, Event> = {
  /** The events that lead from the initial state to `from`. */
  path: readonly Event[]
  event: Event
  when?: string
  from: State
  to: State
}

/**
 * A reducer with everything needed to explore it exhaustively. The compiler requires a label for every state, with a
 * story or the reason why there is none, and examples for every type of event.
 */
export type Machine<State, Event, Name extends string> = {
  id: string
  title: string
  /** A description of the flow, with the ids of its requirements. */
  about: string
  source: string
  reducer: (state: State, event: Event) => State
  initial: NoInfer<State>
  nameOf: (state: State) => Name
  /** The states in the order in which users reach them. An edge to an earlier state has the kind `back`. */
  states: NoInfer<{ readonly [Key in Name]: StateRow }>
  examples: NoInfer<{ readonly [Type in EventType<Event>]: readonly Example<EventOfType<Event, Type>>[] }>
  /**
   * Conditions for events that the reducer also accepts in states where they cannot occur. For example, a click
   * requires the screen with the button, and a response requires a pending request.
   */
  guards?: NoInfer<{ readonly [Type in EventType<Event>]?: (state: State, event: EventOfType<Event, Type>) => boolean }>
  /** Returns a state's identity. Needed if counters or times would make the number of states infinite. */
  identify?: (state: State) => unknown
  /** Explains a transition that depends on the state rather than on the event. */
  label?: (transition: Transition<State, Event>) => string | undefined
}

export const getEventType = <Event extends string | { type: string }>(event: Event): string =>
  typeof event === 'string' ? event : event.type

/** Creates examples of events that only have a type. */
export const eventsWithoutPayload = <const Type extends string>(...types: Type[]) =>
  Object.fromEntries(types.map((type) => [type, [{ type }]])) as unknown as { [Key in Type]: [{ type: Key }] }

/** Creates examples of events that are plain strings. */
export const stringEvents = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, [name]])) as unknown as { [Key in Name]: [Key] }

export const storyAt = (metaId: string, story: string): StateStory => ({ metaId, story })

export const noStory = (reason: string): StateStory => ({ none: reason })

/** A sample failure. One sample is enough, because machines do not distinguish types of failure. */
export const failure: Failure = { kind: 'network', reason: 'unreachable' }
