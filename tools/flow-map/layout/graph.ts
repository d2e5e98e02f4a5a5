/** A box to be placed, in px. */
export type Box = { id: string; width: number; height: number }

/** A downward line between two boxes. Its label is a box of its own, which nothing else may cover. */
export type Line = { id: string; from: string; to: string; label: { width: number; height: number } }

/** A box, a label, or the point where a long line passes through a row. */
export type Knot = Box & {
  row: number
  kind: 'box' | 'label' | 'pass'
  /** The line that a label or point belongs to. */
  line?: string
}

/** A line as a chain of knots in consecutive rows. */
export type Chain = { line: string; knots: readonly Knot[] }

/** Rows of knots, top to bottom, each from left to right; boxes are in even rows, labels in the odd rows between them. */
export type Rows = Knot[][]

/** The row of each box: below all boxes that lead to it. `boxes` are in topological order. */
function rowsOf(boxes: readonly Box[], lines: readonly Line[]): Map<string, number> {
  const rows = new Map<string, number>()
  for (const { id } of boxes) {
    const above = lines.filter(({ to }) => to === id).map(({ from }) => rows.get(from) ?? 0)
    rows.set(id, Math.max(-2, ...above) + 2)
  }
  // Isolated boxes would only widen the first row, so they go into the last one.
  const last = Math.max(...rows.values())
  const isAlone = ({ id }: Box) => !lines.some(({ from, to }) => from === id || to === id)
  for (const box of boxes) if (isAlone(box)) rows.set(box.id, last)
  return rows
}

const passWidth = 16

/** Cuts each line into a chain: from box to box, through its label and all rows in between. */
export function cut(boxes: readonly Box[], lines: readonly Line[]): { rows: Rows; chains: Chain[] } {
  const rowOf = rowsOf(boxes, lines)
  const knots = boxes.map((box): Knot => ({ ...box, row: rowOf.get(box.id) ?? 0, kind: 'box' }))
  const find = (id: string) => knots.find((knot) => knot.id === id)
  const chains = lines.flatMap(({ id, from, to, label }): Chain[] => {
    const [first, last] = [find(from), find(to)]
    if (!first || !last) return []
    const between = Array.from({ length: last.row - first.row - 1 }, (_, index): Knot => {
      const row = first.row + 1 + index
      const place = { id: `${id} @${row}`, row, line: id }
      if (index === 0) return { ...place, ...label, kind: 'label' }
      return { ...place, width: passWidth, height: 0, kind: 'pass' }
    })
    return [{ line: id, knots: [first, ...between, last] }]
  })
  const all = [...knots, ...chains.flatMap((chain) => chain.knots.slice(1, -1))]
  const count = Math.max(...all.map(({ row }) => row)) + 1
  return { rows: Array.from({ length: count }, (_, row) => all.filter((knot) => knot.row === row)), chains }
}

/** All segments of all chains, from a knot to the one below it. */
export const stepsOf = (chains: readonly Chain[]): [above: Knot, below: Knot][] =>
  chains.flatMap(({ knots }) =>
    knots.slice(1).flatMap((below, index): [Knot, Knot][] => {
      const above = knots[index]
      return above ? [[above, below]] : []
    }),
  )

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
