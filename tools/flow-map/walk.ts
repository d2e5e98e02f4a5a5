import { type Example, type Machine, type Move, typeOf } from './machine.ts'

/** A machine with more states than this is endless: `sameAs` has to say which of them are the same. */
const mostStates = 5000

type Case<Event> = { event: Event; when?: string }

const isLabelled = <Event>(example: Example<Event>): example is readonly [when: string, event: Event] =>
  Array.isArray(example)

function casesOf<State, Event, Name extends string>({ examples }: Machine<State, Event, Name>): Case<Event>[] {
  return Object.values(examples as Record<string, readonly Example<Event>[]>).flatMap((list) =>
    list.map((example) => (isLabelled(example) ? { when: example[0], event: example[1] } : { event: example })),
  )
}

type Gate<State, Event> = (state: State, event: Event) => boolean

/** Whether `comesOnly` rules out an event in this state. */
function isKeptOut<State, Event extends string | { type: string }, Name extends string>(
  machine: Machine<State, Event, Name>,
  state: State,
  event: Event,
): boolean {
  const gates = machine.comesOnly as Record<string, Gate<State, Event>> | undefined
  return gates?.[typeOf(event)]?.(state, event) === false
}

/** Identifies a state among the others. */
const keyOf = <State, Event, Name extends string>({ sameAs }: Machine<State, Event, Name>, state: State) =>
  JSON.stringify(sameAs ? sameAs(state) : state)

/** Finds every transition that changes something, by applying each example to each reachable state. */
export function walk<State, Event extends string | { type: string }, Name extends string>(
  machine: Machine<State, Event, Name>,
): Move<State, Event>[] {
  const cases = casesOf(machine)
  const moves: Move<State, Event>[] = []
  const seen = new Set([keyOf(machine, machine.initial)])
  const queue: { state: State; path: readonly Event[] }[] = [{ state: machine.initial, path: [] }]
  for (let here = queue.shift(); here; here = queue.shift()) {
    const { state, path } = here
    for (const { event, when } of cases) {
      if (isKeptOut(machine, state, event)) continue
      const to = machine.reducer(state, event)
      const key = keyOf(machine, to)
      if (to === state || key === keyOf(machine, state)) continue
      moves.push({ path, event, when, from: state, to })
      if (seen.has(key)) continue
      seen.add(key)
      if (seen.size > mostStates)
        throw new Error(`${machine.id} has no end: say by sameAs which of its states are the same.`)
      queue.push({ state: to, path: [...path, event] })
    }
  }
  return moves
}
