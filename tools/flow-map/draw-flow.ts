import { Graph, type GraphLabel, layout } from '@dagrejs/dagre'
import { type Arrow, arrowsOf, notesOf } from './arrows.ts'
import type { Flow, FlowState } from './flow.ts'

/** In px, from the top left corner of the map. */
export type Point = { x: number; y: number }

/** The centre and size of a box or a label, in px. */
export type Placed = Point & { id: string; width: number; height: number }

/** The width and padding of a box in px; the page's styles use the same. */
const boxWidth = 192
const boxPadding = 12

/** For each kind of line: its height in px, and how many letters of average width fit into it. */
const kinds = {
  words: { height: 20, letters: 23 },
  name: { height: 18, letters: 22 },
  note: { height: 16, letters: 29 },
} as const

const labelLine = 16
const letterWidth = 6.2

const heightOf = (kind: keyof typeof kinds, text: string) =>
  Math.ceil(text.length / kinds[kind].letters) * kinds[kind].height

export type FlowBox = FlowState & { notes: string[]; isBegin: boolean }
export type FlowDrawing = {
  width: number
  height: number
  boxes: Placed[]
  /** Each with the id of its arrow. */
  labels: Placed[]
  /** Each arrow from its upper to its lower box. */
  lines: { id: string; points: Point[] }[]
  states: Map<string, FlowBox>
  arrows: Map<string, Arrow>
}

function boxOf({ name, words, notes, shown }: FlowBox) {
  const lines = heightOf('words', words) + heightOf('name', name)
  const small = [...notes, ...('none' in shown ? ['No story'] : [])]
  const below = small.reduce((sum, note) => sum + heightOf('note', note), small.length > 0 ? 6 : 0)
  return { id: name, width: boxWidth, height: lines + below + 2 * boxPadding }
}

/** Where a line meets a box: at its upper or lower edge, since arrowheads point down or up. */
function touch({ x, y, width, height }: Placed, end: Point, next: Point): Point {
  const room = width / 2 - boxPadding
  return { x: Math.min(x + room, Math.max(x - room, end.x)), y: y + (Math.sign(next.y - y) * height) / 2 }
}

/** Draws a flow: its states as boxes in rows, its edges as lines. */
export function drawFlow({ states, edges, begin }: Pick<Flow, 'states' | 'edges' | 'begin'>): FlowDrawing {
  const boxes = states.map((state): FlowBox => {
    return { ...state, notes: notesOf(edges, state.name), isBegin: state.name === begin }
  })
  const arrows = arrowsOf(edges)
  const graph = new Graph<GraphLabel, Placed, Placed & { points?: Point[] }>({
    multigraph: true,
  })
  graph.setGraph({ nodesep: 32, edgesep: 24, ranksep: 28, marginx: 24, marginy: 24 })
  for (const box of boxes) graph.setNode(box.name, { ...boxOf(box), x: 0, y: 0 })
  for (const { id, from, to, kind, words } of arrows) {
    const width = Math.max(...words.map((line) => line.length)) * letterWidth + 8
    const label = { id, width, height: words.length * labelLine + 4, x: 0, y: 0, labelpos: 'c' }
    // A backward edge is drawn as a forward one with the arrowhead at the other end.
    if (kind === 'back') graph.setEdge(to, from, label, id)
    else graph.setEdge(from, to, label, id)
  }
  layout(graph)
  const lines = graph.edges().map((edge) => {
    const { id, points = [] } = graph.edge(edge)
    const [first, second, beforeLast, last] = [points[0], points[1], points.at(-2), points.at(-1)]
    if (!first || !second || !beforeLast || !last) return { id, points }
    const begin = touch(graph.node(edge.v), first, second)
    const end = touch(graph.node(edge.w), last, beforeLast)
    return { id, points: [begin, ...points.slice(1, -1), end] }
  })
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    boxes: graph.nodes().map((name) => graph.node(name)),
    labels: graph.edges().map((edge) => graph.edge(edge)),
    lines,
    states: new Map(boxes.map((box) => [box.name, box])),
    arrows: new Map(arrows.map((arrow) => [arrow.id, arrow])),
  }
}
