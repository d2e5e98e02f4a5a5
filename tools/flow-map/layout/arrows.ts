import type { Edge } from '../edges.ts'

/** What is drawn as one arrow: everything that leads from one state to another. */
export type Arrow = {
  id: string
  from: string
  to: string
  kind: 'on' | 'back'
  /** What brings it about, a line each. */
  words: string[]
}

/** An event, and when it is this edge that it goes along. */
export const wordsOf = ({ event, when }: Pick<Edge, 'event' | 'when'>): string => (when ? `${event}: ${when}` : event)

/** What is longer than this takes two lines beside an arrow. */
const longLabel = 20

/** The same beside an arrow. */
function linesOf(edge: Edge): string[] {
  const words = wordsOf(edge)
  return words.length > longLabel && edge.when ? [`${edge.event}:`, edge.when] : [words]
}

/** The arrows of a map. What leads here from nearly everywhere, or stays, is said in the box instead. */
export function arrowsOf(edges: readonly Edge[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const edge of edges) {
    const [from] = edge.from
    if (!from || edge.from.length > 1 || edge.kind === 'stay') continue
    const id = `${from} -> ${edge.to}`
    const known = arrows.get(id)
    if (known) known.words.push(...linesOf(edge))
    else arrows.set(id, { id, from, to: edge.to, kind: edge.kind, words: linesOf(edge) })
  }
  return [...arrows.values()]
}

/** What a box says of itself: what leads to it from nearly everywhere, and what does not lead away. */
export function notesOf(edges: readonly Edge[], state: string): string[] {
  const from = edges.filter((edge) => edge.from.length > 1 && edge.to === state)
  const stays = edges.filter((edge) => edge.kind === 'stay' && edge.from.length === 1 && edge.to === state)
  const places = new Set(from.map(({ fromName }) => fromName))
  const come = [...places].map((place) => {
    const events = from.filter(({ fromName }) => fromName === place).map(wordsOf)
    return `from ${place}: ${events.join(', ')}`
  })
  return [...come, ...(stays.length > 0 ? [`stays: ${stays.map(wordsOf).join(', ')}`] : [])]
}

/** What changes something nearly everywhere and leads nowhere. */
export const staysAnywhere = (edges: readonly Edge[]): Edge[] =>
  edges.filter(({ kind, from }) => kind === 'stay' && from.length > 1)
