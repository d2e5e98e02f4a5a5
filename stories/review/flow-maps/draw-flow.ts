import { Graph, type GraphLabel, layout } from '@dagrejs/dagre'
import { type Edge, wordsOf } from '../../../tools/flow-map/edges.ts'
import type { Flow } from '../../../tools/flow-map/flow.ts'

/** The centre and size of a box or a label, in px. */
export type Placed = { x: number; y: number; width: number; height: number }

/** All edges from one state to another, drawn as a single arrow. */
export type Arrow = Placed & { points: { x: number; y: number }[]; words: string[]; isBack: boolean }

export type FlowDrawing = {
  width: number
  height: number
  /** By the names of the states; beside them `any`, where something happens in nearly every state. */
  boxes: Map<string, Placed>
  arrows: Arrow[]
}

/** In px. Two lines of words and the name fit into a box. */
const box = { width: 200, height: 84 }
const anyBox = { width: 120, height: 32 }
const labelLine = 16
const letterWidth = 6.2
/** A longer label stands in two lines beside its arrow. */
const longLabel = 20

function linesOf(edge: Edge): string[] {
  const words = wordsOf(edge)
  return words.length > longLabel && edge.when ? [`${edge.event}:`, edge.when] : [words]
}

/** Draws a flow: its states as boxes in rows, and what leads from one to another as arrows. */
export function drawFlow({ states, edges }: Pick<Flow, 'states' | 'edges'>): FlowDrawing {
  const graph = new Graph<GraphLabel, Placed, Arrow>({ multigraph: true })
  graph.setGraph({ nodesep: 32, edgesep: 24, ranksep: 28, marginx: 24, marginy: 24 })
  for (const { name } of states) graph.setNode(name, { ...box, x: 0, y: 0 })
  for (const edge of edges.filter(({ kind }) => kind !== 'stay')) {
    if (!graph.hasNode(edge.from)) graph.setNode(edge.from, { ...anyBox, x: 0, y: 0 })
    // What leads back is laid out as if it led on, and has its head at the other end.
    const isBack = edge.kind === 'back'
    const [from, to] = isBack ? [edge.to, edge.from] : [edge.from, edge.to]
    const id = isBack ? 'back' : 'on'
    const words = [...(graph.edge(from, to, id)?.words ?? []), ...linesOf(edge)]
    const width = Math.max(...words.map((line) => line.length)) * letterWidth + 8
    const height = words.length * labelLine + 4
    graph.setEdge(from, to, { width, height, words, isBack, points: [], x: 0, y: 0 }, id)
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
