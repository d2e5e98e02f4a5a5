import { type Chain, type Knot, mean, type Rows, stepsOf } from './graph.ts'

type Places = Map<Knot, number>

const placesOf = (rows: Rows): Places => new Map(rows.flatMap((row) => row.map((knot, place) => [knot, place])))

/** Counts the crossings between lines. */
function countCrossings(rows: Rows, steps: readonly [Knot, Knot][]): number {
  const places = placesOf(rows)
  const at = (knot: Knot) => places.get(knot) ?? 0
  let count = 0
  steps.forEach(([above, below], index) => {
    for (const [otherAbove, otherBelow] of steps.slice(index + 1)) {
      if (above.row !== otherAbove.row) continue
      if ((at(above) - at(otherAbove)) * (at(below) - at(otherBelow)) < 0) count += 1
    }
  })
  return count
}

/** Sorts a row by the mean position of each knot's neighbours in another row. */
function sortBy(row: Knot[], neighbours: Map<Knot, Knot[]>, places: Places): Knot[] {
  const wish = (knot: Knot) => {
    const near = neighbours.get(knot) ?? []
    return near.length > 0 ? mean(near.map((other) => places.get(other) ?? 0)) : (places.get(knot) ?? 0)
  }
  return row.toSorted((one, other) => wish(one) - wish(other))
}

function group(pairs: readonly (readonly [Knot, Knot])[]): Map<Knot, Knot[]> {
  const groups = new Map<Knot, Knot[]>()
  for (const [knot, other] of pairs) groups.set(knot, [...(groups.get(knot) ?? []), other])
  return groups
}

const sweeps = 24

/** Orders each row to reduce crossings: sorts row by row by the neighbours' positions, down and up again; keeps the best. */
export function order(first: Rows, chains: readonly Chain[]): Rows {
  const steps = stepsOf(chains)
  const above = group(steps.map(([upper, lower]) => [lower, upper]))
  const below = group(steps)
  let rows = first
  let best = { rows, crossings: countCrossings(rows, steps) }
  for (let sweep = 0; sweep < sweeps && best.crossings > 0; sweep += 1) {
    const isDown = sweep % 2 === 0
    const next = [...rows]
    const turns = isDown ? next.keys() : [...next.keys()].reverse()
    for (const turn of turns) {
      next[turn] = sortBy(next[turn] ?? [], isDown ? above : below, placesOf(next))
    }
    rows = next
    const crossings = countCrossings(rows, steps)
    if (crossings < best.crossings) best = { rows, crossings }
  }
  return best.rows
}
