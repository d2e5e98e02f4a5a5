import { Graph, type GraphLabel, layout } from '@dagrejs/dagre'
import { type Edge, formatEdgeLabel } from '../../../tools/flow-map/edges.ts'
import type { Flow } from '../../../tools/flow-map/flow.ts'

/** The center and size of a box or a label, in px. */
export type Rect = { x: number; y: number; width: number; height: number }

/** All edges from one state to another, shown as a single arrow. */
export type Arrow = Rect & { points: { x: number; y: number }[]; lines: string[]; isBack: boolean }

export type FlowDrawing = {
  width: number
  height: number
  /** The boxes by state name, plus `any` for events that can happen in nearly every state. */
  boxes: Map<string, Rect>
  arrows: Arrow[]
}

/** The size of a state's box in px. It fits two lines of text and the state's name. */
const boxSize = { width: 200, height: 84 }
const anyBoxSize = { width: 120, height: 32 }
const labelLineHeight = 16
const characterWidth = 6.2
/** The length in characters above which a label with a condition is split into two lines. */
const maxLabelLength = 20

function splitLabel(edge: Edge): string[] {
  const label = formatEdgeLabel(edge)
  return label.length > maxLabelLength && edge.when ? [`${edge.event}:`, edge.when] : [label]
}

/** Lays out a flow, with states as boxes in rows and edges as arrows. */
export function drawFlow({ states, edges }: Pick<Flow, 'states' | 'edges'>): FlowDrawing {
  const graph = new Graph<GraphLabel, Rect, Arrow>({ multigraph: true })
  graph.setGraph({ nodesep: 32, edgesep: 24, ranksep: 28, marginx: 24, marginy: 24 })
  for (const { name } of states) graph.setNode(name, { ...boxSize, x: 0, y: 0 })
  for (const edge of edges.filter(({ kind }) => kind !== 'stay')) {
    if (!graph.hasNode(edge.from)) graph.setNode(edge.from, { ...anyBoxSize, x: 0, y: 0 })
    // Back edges are reversed to keep their targets on top, so their arrowheads are at the start of the line.
    const isBack = edge.kind === 'back'
    const [from, to] = isBack ? [edge.to, edge.from] : [edge.from, edge.to]
    const id = isBack ? 'back' : 'forward'
    const lines = [...(graph.edge(from, to, id)?.lines ?? []), ...splitLabel(edge)]
    const width = Math.max(...lines.map((line) => line.length)) * characterWidth + 8
    const height = lines.length * labelLineHeight + 4
    graph.setEdge(from, to, { width, height, lines, isBack, points: [], x: 0, y: 0 }, id)
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    boxes: new Map(graph.nodes().map((name) => [name, graph.node(name)])),
    arrows: graph.edges().map((edge) => graph.edge(edge)),
  }
}
