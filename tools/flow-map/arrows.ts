import type { Edge } from './edges.ts'

/** All edges from one state to another, drawn as a single arrow. */
export type Arrow = {
  id: string
  from: string
  to: string
  kind: 'on' | 'back'
  /** Its labels, one line each. */
  words: string[]
}

/** An edge's event, with its condition if it has one. */
export const wordsOf = ({ event, when }: Pick<Edge, 'event' | 'when'>): string => (when ? `${event}: ${when}` : event)

/** Longer labels are split into two lines next to an arrow. */
const longLabel = 20

/** The lines of an edge's label next to an arrow. */
function linesOf(edge: Edge): string[] {
  const words = wordsOf(edge)
  return words.length > longLabel && edge.when ? [`${edge.event}:`, edge.when] : [words]
}

/** The arrows of a map. Edges that lead here from nearly everywhere, or that stay, are noted in the box instead. */
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

/** The notes in a box: edges that lead to it from nearly everywhere, and edges that stay in it. */
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

/** Edges that change something in nearly every state without leaving it. */
export const staysAnywhere = (edges: readonly Edge[]): Edge[] =>
  edges.filter(({ kind, from }) => kind === 'stay' && from.length > 1)
