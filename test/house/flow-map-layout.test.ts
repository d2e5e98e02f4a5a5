// The drawing of a flow: every box in its place, none over another, and every arrow from box to box.
import { describe, expect, test } from 'vitest'
import { drawFlow, type Placed } from '../../tools/flow-map/draw-flow.ts'
import { flows } from '../../tools/flow-map/flows.ts'

const covers = (one: Placed, other: Placed) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

/** Pairs of which one stands over the other. */
const findCovered = (placed: readonly Placed[]) =>
  placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => (covers(one, other) ? [`${one.id} and ${other.id}`] : [])),
  )

test('what covers another is found out', () => {
  const box = { width: 100, height: 50, y: 0 }
  expect(
    findCovered([
      { ...box, id: 'a', x: 0 },
      { ...box, id: 'b', x: 99 },
      { ...box, id: 'c', x: 220 },
    ]),
  ).toEqual(['a and b'])
})

describe.each(flows.map((flow) => ({ id: flow.id, flow })))('$id', ({ flow }) => {
  const drawing = drawFlow(flow)

  test('has every state and every label, none over another, all within the map', () => {
    const placed = [...drawing.boxes, ...drawing.labels]
    expect(drawing.boxes.map(({ id }) => id).sort()).toEqual(flow.states.map(({ name }) => name).sort())
    expect(drawing.labels).toHaveLength(drawing.arrows.size)
    expect(findCovered(placed)).toEqual([])
    for (const { x, y, width, height } of placed) {
      expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThanOrEqual(0)
      expect([x + width / 2 <= drawing.width, y + height / 2 <= drawing.height]).toEqual([true, true])
    }
  })

  test('says of every edge where it leads: by an arrow, in the box, or below the map', () => {
    const drawn = [...drawing.arrows.values()].map(({ from, to }) => `${from} ${to}`)
    for (const { from, to, kind } of flow.edges) {
      if (from.length > 1 && kind !== 'stay') expect(drawing.states.get(to)?.notes.join()).toContain('from any')
      else if (kind === 'stay')
        expect(from.length > 1 || drawing.states.get(to)?.notes.join().includes('stays')).toBe(true)
      else expect(drawn).toContain(`${from[0]} ${to}`)
    }
  })

  test('has every arrow begin and end at its boxes', () => {
    for (const { id, points } of drawing.lines) {
      const arrow = drawing.arrows.get(id)
      const [upper, lower] = arrow?.kind === 'back' ? [arrow.to, arrow.from] : [arrow?.from, arrow?.to]
      const touches = (box: Placed | undefined, point: { x: number; y: number } | undefined) =>
        box &&
        point &&
        Math.abs(point.x - box.x) <= box.width / 2 &&
        Math.abs(Math.abs(point.y - box.y) - box.height / 2) < 1
      expect(
        touches(
          drawing.boxes.find((box) => box.id === upper),
          points[0],
        ),
        `${id} begins`,
      ).toBe(true)
      expect(
        touches(
          drawing.boxes.find((box) => box.id === lower),
          points.at(-1),
        ),
        `${id} ends`,
      ).toBe(true)
    }
  })
})
