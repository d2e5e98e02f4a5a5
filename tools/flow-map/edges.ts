/** A transition, with the names of its two states. */
export type NamedMove = { from: string; event: string; to: string; label?: string }

export type Edge = {
  /** The source states: one, or nearly all. */
  from: readonly string[]
  /** The source as the map names it: one state, or `any`, perhaps with an exception. */
  fromName: string
  event: string
  to: string
  /** The condition that selects this edge among others of the same event. */
  when?: string
  /** `stay`: something changes, but not the state. */
  kind: 'on' | 'back' | 'stay'
  /** Identifies the edge and the test that walks it. */
  name: string
}

const itself = 'itself'

/** Transitions of one event that all lead to the same state, or all stay in their own. */
type Bundle = { event: string; to: string; moves: NamedMove[] }

function bundle(moves: readonly NamedMove[]): Bundle[] {
  const bundles = new Map<string, Bundle>()
  for (const move of moves) {
    const to = move.from === move.to ? itself : move.to
    const key = `${move.event} ${to}`
    const known = bundles.get(key)
    if (known) known.moves.push(move)
    else bundles.set(key, { event: move.event, to, moves: [move] })
  }
  return [...bundles.values()]
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Merges transitions that are possible nearly everywhere: from at least three states, and from all but at most one. */
function whereFrom(states: readonly string[], from: readonly string[], to: string): string | undefined {
  const others = states.filter((state) => state !== to && !from.includes(state))
  if (from.length < 3 || others.length > 1) return undefined
  return others[0] === undefined ? 'any' : `any but ${others[0]}`
}

/** The condition of an edge, needed when the same event also leads from the same state elsewhere. */
function whenOf(moves: readonly NamedMove[], all: readonly NamedMove[]): string | undefined {
  const others = all.filter(({ from, event, to }) =>
    moves.some((move) => move.from === from && move.event === event && move.to !== to),
  )
  if (others.length === 0) return undefined
  const labels = unique(moves.map(({ label }) => label))
  if (!labels.includes(undefined)) return labels.join(' or ')
  return others.some(({ label }) => label) ? 'otherwise' : undefined
}

function toEdge(
  states: readonly string[],
  all: readonly NamedMove[],
  moves: readonly NamedMove[],
  place?: string,
): Edge[] {
  const [first] = moves
  if (!first) return []
  const { event } = first
  const isStay = first.from === first.to
  const to = isStay && place ? itself : first.to
  const from = unique(moves.map((move) => move.from))
  const fromName = place ?? first.from
  const isBack = !place && states.indexOf(to) < states.indexOf(first.from)
  const kind = isStay ? 'stay' : isBack ? 'back' : 'on'
  return [{ from, fromName, event, to, when: whenOf(moves, all), kind, name: `${fromName} -> ${to} (${event})` }]
}

/** The edges of a map, each once, in the order of their source states. */
export function edgesOf(states: readonly string[], moves: readonly NamedMove[]): Edge[] {
  const edges = bundle(moves).flatMap(({ to, moves: some }) => {
    const from = unique(some.map((move) => move.from))
    const place = whereFrom(states, from, to)
    if (place) return toEdge(states, moves, some, place)
    return from.flatMap((state) =>
      toEdge(
        states,
        moves,
        some.filter((move) => move.from === state),
      ),
    )
  })
  const placeOf = ({ fromName }: Edge) => {
    const place = states.indexOf(fromName)
    return place < 0 ? states.length : place
  }
  return edges.toSorted((one, other) => placeOf(one) - placeOf(other))
}
