import { type Example, getEventType, type Machine, type Transition } from './machine.ts'

/** A machine with more states is assumed to be infinite, and needs an `identify` function that limits them. */
const maxStates = 5000

/** Finds every transition that changes the state, by applying each example event to each reachable state. */
export function walk<State, Event extends string | { type: string }, Name extends string>(
  machine: Machine<State, Event, Name>,
): Transition<State, Event>[] {
  const { id, reducer, initial, identify = (state) => state } = machine
  const examples = Object.values<readonly Example<Event>[]>(machine.examples).flat()
  const guards: Record<string, ((state: State, event: Event) => boolean) | undefined> = { ...machine.guards }
  const getKey = (state: State) => JSON.stringify(identify(state))
  const transitions: Transition<State, Event>[] = []
  const seenKeys = new Set([getKey(initial)])
  const queue: { state: State; path: readonly Event[] }[] = [{ state: initial, path: [] }]
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const { state, path } = entry
    for (const example of examples) {
      const [when, event] = (Array.isArray(example) ? example : [undefined, example]) as [string | undefined, Event]
      if (guards[getEventType(event)]?.(state, event) === false) continue
      const to = reducer(state, event)
      const key = getKey(to)
      if (key === getKey(state)) continue
      transitions.push({ path, event, when, from: state, to })
      if (seenKeys.has(key)) continue
      seenKeys.add(key)
      if (seenKeys.size > maxStates)
        throw new Error(`${id} has more than ${maxStates} states. Define "identify" to merge equivalent states.`)
      queue.push({ state: to, path: [...path, event] })
    }
  }
  return transitions
}
