/** What shows a state: a story, by its file's title and its export, or why no story can hold it still. */
export type Shown = { title: string; story: string } | { none: string }

/** The words of a state, for whoever reads the map, and what shows it. */
export type StateRow = { words: string; shown: Shown }

/** The names of a machine's events. */
export type TypeOf<Event> = Event extends string
  ? Event
  : Event extends { type: infer Type extends string }
    ? Type
    : never

type OfType<Event, Type> = Event extends string ? Extract<Event, Type> : Extract<Event, { type: Type }>

/** An event as it can come; with the words for what sets it apart, where one like it leads elsewhere. */
export type Example<Event> = Event | readonly [when: string, event: Event]

export type Move<State, Event> = {
  /** Everything that came before, from the beginning. */
  path: readonly Event[]
  event: Event
  when?: string
  from: State
  to: State
}

/**
 * A reducer of `src/flows` with what it takes to walk through all of it. Its tables are total: a state that it gains does not
 * compile without words and a story, an event not without an example.
 */
export type Machine<State, Event, Name extends string> = {
  id: string
  title: string
  /** What somebody does here, and where. */
  about: string
  /** The file of the reducer. */
  source: string
  reducer: (state: State, event: Event) => State
  initial: State
  nameOf: (state: State) => Name
  /** In the order in which a person meets them: what leads up the list leads back. */
  states: NoInfer<{ readonly [One in Name]: StateRow }>
  examples: NoInfer<{ readonly [Type in TypeOf<Event>]: readonly Example<OfType<Event, Type>>[] }>
  /**
   * Where an event comes at all, for those that the reducer would take elsewhere too although nothing raises them there: a
   * press of a button needs the screen with that button, an answer its question.
   */
  comesOnly?: NoInfer<{ readonly [Type in TypeOf<Event>]?: (state: State, event: OfType<Event, Type>) => boolean }>
  /** What tells two states apart, where counters or times would make their number endless. */
  sameAs?: (state: State) => unknown
  /** Why an event leads here and not elsewhere, where the state decides and not the event. */
  because?: (move: Move<State, Event>) => string | undefined
}

/** The name of an event. */
export const typeOf = <Event extends string | { type: string }>(event: Event): string =>
  typeof event === 'string' ? event : event.type

/** Shown by a story. */
export const by = (title: string, story: string): Shown => ({ title, story })

/** Shown by none, and why. */
export const none = (reason: string): Shown => ({ none: reason })
