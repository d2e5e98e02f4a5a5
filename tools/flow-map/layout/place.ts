import { type Chain, type Knot, mean, type Rows, stepsOf } from './graph.ts'

/** The centre of a knot, in px. */
export type Point = { x: number; y: number }

/** The free space on each side of a knot, and between two rows, in px. */
const free: Record<Knot['kind'], number> = { box: 14, label: 8, pass: 4 }
const rowGap = 24

/** The minimum distance between the centres of neighbours. */
const apart = (one: Knot, other: Knot) => (one.width + other.width) / 2 + free[one.kind] + free[other.kind]

/**
 * Finds the positions nearest to the desired ones that keep the order and minimum distances: a knot that comes too close joins
 * the block before it, and a block sits at the mean of its knots' desired positions.
 */
function settle(row: readonly Knot[], wishes: readonly number[]): number[] {
  let offset = 0
  const offsets = row.map((knot, index) => {
    const before = row[index - 1]
    offset += before ? apart(before, knot) : 0
    return offset
  })
  const blocks: { sum: number; count: number }[] = []
  wishes.forEach((wish, index) => {
    let block = { sum: wish - (offsets[index] ?? 0), count: 1 }
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count; last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, count: last.count + block.count }
      blocks.pop()
    }
    blocks.push(block)
  })
  const shifts = blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  return row.map((_, index) => (shifts[index] ?? 0) + (offsets[index] ?? 0))
}

const rounds = 60

/** Positions every knot as close as possible to its neighbours above and below. */
export function place(rows: Rows, chains: readonly Chain[]): Map<Knot, Point> {
  const xs = new Map<Knot, number>()
  const put = (row: readonly Knot[], wishes: readonly number[]) => {
    const settled = settle(row, wishes)
    for (const [index, knot] of row.entries()) xs.set(knot, settled[index] ?? 0)
  }
  for (const row of rows) {
    put(
      row,
      row.map(() => 0),
    )
  }
  const xOf = (knot: Knot) => xs.get(knot) ?? 0
  const near = new Map<Knot, Knot[]>()
  for (const [above, below] of stepsOf(chains)) {
    near.set(above, [...(near.get(above) ?? []), below])
    near.set(below, [...(near.get(below) ?? []), above])
  }
  const lineOf = new Map(chains.flatMap((chain) => chain.knots.slice(1, -1).map((knot) => [knot, chain] as const)))
  const wish = (knot: Knot) => {
    const line = lineOf.get(knot)
    // Keep a line between two boxes straight, and close to both.
    if (line) return mean([...line.knots.slice(1, -1), ...line.knots].map(xOf))
    const others = near.get(knot) ?? []
    return others.length > 0 ? mean(others.map(xOf)) : xOf(knot)
  }
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? rows : rows.toReversed()
    for (const row of turns) put(row, row.map(wish))
  }
  const left = Math.min(...[...xs].map(([{ width }, x]) => x - width / 2))
  const points = new Map<Knot, Point>()
  let top = 0
  for (const row of rows) {
    const height = Math.max(0, ...row.map((knot) => knot.height))
    for (const knot of row) points.set(knot, { x: (xs.get(knot) ?? 0) - left, y: top + height / 2 })
    top += height + rowGap
  }
  return points
}
