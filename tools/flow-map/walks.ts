import { twoStepMethods } from '../../src/api/schemas/two-step.ts'
import {
  initialTwoStep,
  previousStep,
  type TwoStepEvent,
  type TwoStepState,
  twoStepReducer,
} from '../../src/flows/two-step/two-step.machine.ts'
import type { TwoStepFacts, TwoStepFlowId, TwoStepStepId } from '../../src/flows/two-step/two-step.steps.ts'

/** One move of somebody: what led to where it starts, what they do, and where that leads. */
export type Move = {
  facts: TwoStepFacts
  /** Everything that happened before, from the beginning. */
  path: readonly TwoStepEvent[]
  event: TwoStepEvent
  from: TwoStepState
  to: TwoStepState
}

export type Edge = { from: TwoStepStepId | 'begin'; to: TwoStepStepId | 'end'; kind: 'on' | 'back' }

/** Every list of methods that a server can offer, in every order. */
const offers = twoStepMethods.flatMap((first) => {
  const others = twoStepMethods.filter((method) => method !== first)
  return [[first], ...others.map((second) => [first, second]), [first, ...others], [first, ...others.toReversed()]]
})

/** Every account there is, as far as the steps depend on it. */
export const allFacts: readonly TwoStepFacts[] = [true, false].flatMap((hasPassword) =>
  [true, false].flatMap((isVerified) => offers.map((methods) => ({ hasPassword, isVerified, methods }))),
)

/** What somebody can do where they are. */
function eventsAt(state: TwoStepState): TwoStepEvent[] {
  if (state.phase !== 'walking') return []
  const on: TwoStepEvent[] =
    state.step === 'choose-method'
      ? state.facts.methods.map((method) => ({ type: 'went-on', method }))
      : [{ type: 'went-on' }]
  return previousStep(state) ? [...on, { type: 'went-back' }] : on
}

/** Every move that can be made in a flow, by walking through all of it from every beginning. */
export function movesOf(flow: TwoStepFlowId): Move[] {
  return allFacts.flatMap((facts) => {
    const first: TwoStepEvent = { type: 'answered', flow, facts }
    const moves: Move[] = []
    const seen = new Set<string>()
    const queue: Omit<Move, 'to'>[] = [{ facts, path: [], event: first, from: initialTwoStep }]
    for (let move = queue.shift(); move; move = queue.shift()) {
      const to = twoStepReducer(move.from, move.event)
      moves.push({ ...move, to })
      const key = JSON.stringify(to)
      if (seen.has(key)) continue
      seen.add(key)
      const path = [...move.path, move.event]
      for (const event of eventsAt(to)) queue.push({ facts, path, event, from: to })
    }
    return moves
  })
}

const stepOf = (state: TwoStepState) => (state.phase === 'walking' ? state.step : undefined)

/** The edge of the map that a move goes along. */
export function edgeOf({ event, from, to }: Move): Edge {
  return {
    from: stepOf(from) ?? 'begin',
    to: stepOf(to) ?? 'end',
    kind: event.type === 'went-back' ? 'back' : 'on',
  }
}

/** Names an edge, and so the test that walks it. */
export const nameOf = ({ from, to, kind }: Edge) => (kind === 'back' ? `${from} → back to ${to}` : `${from} → ${to}`)

/** The edges of a flow, each once, in the order in which they are first gone along. */
export function edgesOf(flow: TwoStepFlowId): Edge[] {
  const byName = new Map(movesOf(flow).map((move) => [nameOf(edgeOf(move)), edgeOf(move)]))
  return [...byName.values()]
}
