import { type Box, type Chain, cut, type Knot, type Line } from './graph.ts'
import { order } from './order.ts'
import { type Point, place } from './place.ts'

/** The centre and size of a box or a label, in px. */
export type Placed = Point & { id: string; width: number; height: number }

export type Drawing = {
  width: number
  height: number
  boxes: Placed[]
  /** Each with the id of its line. */
  labels: Placed[]
  /** Each line from its upper to its lower box: the points at the top and bottom of every row it crosses. */
  lines: { id: string; points: Point[] }[]
}

/** The distance between lines where they leave a box, in px. */
const portGap = 22
const margin = 24

/** The x of each line at its box: side by side, sorted by where the lines go. */
function portsOf(chains: readonly Chain[], points: Map<Knot, Point>, end: 'first' | 'last'): Map<Chain, number> {
  const ports = new Map<Chain, number>()
  const at = end === 'first' ? 0 : -1
  const next = end === 'first' ? 1 : -2
  const xOf = (chain: Chain) => {
    const knot = chain.knots.at(next)
    return (knot && points.get(knot)?.x) ?? 0
  }
  for (const box of new Set(chains.map(({ knots }) => knots.at(at)))) {
    if (!box) continue
    const own = chains.filter(({ knots }) => knots.at(at) === box).toSorted((one, other) => xOf(one) - xOf(other))
    const width = Math.min(portGap, (box.width - 48) / Math.max(1, own.length - 1))
    const first = (points.get(box)?.x ?? 0) - ((own.length - 1) / 2) * width
    for (const [index, chain] of own.entries()) ports.set(chain, first + index * width)
  }
  return ports
}

/**
 * Places boxes in rows, each below all that lead to it, with their lines and labels in between (Sugiyama's method: rank, order,
 * position). `boxes` must be in topological order, so that every line leads to a later box.
 */
export function layOut(boxes: readonly Box[], lines: readonly Line[]): Drawing {
  const { rows: unordered, chains } = cut(boxes, lines)
  const rows = order(unordered, chains)
  const points = place(rows, chains)
  const heights = rows.map((row) => Math.max(0, ...row.map(({ height }) => height)))
  const at = (knot: Knot) => points.get(knot) ?? { x: 0, y: 0 }
  const placed = (knot: Knot, id: string): Placed => ({
    ...{ id, width: knot.width, height: knot.height },
    ...{ x: at(knot).x + margin, y: at(knot).y + margin },
  })
  const knots = rows.flat()
  const starts = portsOf(chains, points, 'first')
  const ends = portsOf(chains, points, 'last')
  const pointsOf = (chain: Chain): Point[] => {
    const [first, ...others] = chain.knots
    const last = others.pop()
    if (!first || !last) return []
    const passed = others.flatMap((knot) => {
      const half = (heights[knot.row] ?? 0) / 2
      return [-half, half].map((shift) => ({ x: at(knot).x, y: at(knot).y + shift }))
    })
    const from = { x: starts.get(chain) ?? 0, y: at(first).y + first.height / 2 }
    const to = { x: ends.get(chain) ?? 0, y: at(last).y - last.height / 2 }
    return [from, ...passed, to].map(({ x, y }) => ({ x: x + margin, y: y + margin }))
  }
  const all = knots.map((knot) => placed(knot, knot.id))
  return {
    width: Math.max(...all.map(({ x, width }) => x + width / 2)) + margin,
    height: Math.max(...all.map(({ y, height }) => y + height / 2)) + margin,
    boxes: knots.filter(({ kind }) => kind === 'box').map((knot) => placed(knot, knot.id)),
    labels: knots.flatMap((knot) => (knot.kind === 'label' && knot.line ? [placed(knot, knot.line)] : [])),
    lines: chains.map((chain) => ({ id: chain.line, points: pointsOf(chain) })),
  }
}
