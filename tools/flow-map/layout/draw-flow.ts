import type { Flow, FlowState } from '../flow.ts'
import { type Arrow, arrowsOf, notesOf } from './arrows.ts'
import { type Drawing, layOut } from './layout.ts'

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
export type FlowDrawing = Drawing & { states: Map<string, FlowBox>; arrows: Map<string, Arrow> }

function boxOf({ name, words, notes, shown }: FlowBox) {
  const lines = heightOf('words', words) + heightOf('name', name)
  const small = [...notes, ...('none' in shown ? ['No story'] : [])]
  const below = small.reduce((sum, note) => sum + heightOf('note', note), small.length > 0 ? 6 : 0)
  return { id: name, width: boxWidth, height: lines + below + 2 * boxPadding }
}

/** Draws a flow: its states as boxes, its edges as lines. */
export function drawFlow({ states, edges, begin }: Pick<Flow, 'states' | 'edges' | 'begin'>): FlowDrawing {
  const boxes = states.map((state): FlowBox => {
    return { ...state, notes: notesOf(edges, state.name), isBegin: state.name === begin }
  })
  const arrows = arrowsOf(edges)
  const lines = arrows.map(({ id, from, to, kind, words }) => {
    const width = Math.max(...words.map((line) => line.length)) * letterWidth + 8
    const label = { width, height: words.length * labelLine + 4 }
    // A backward edge is drawn as a forward one with the arrowhead at the other end.
    return kind === 'back' ? { id, from: to, to: from, label } : { id, from, to, label }
  })
  return {
    ...layOut(boxes.map(boxOf), lines),
    states: new Map(boxes.map((box) => [box.name, box])),
    arrows: new Map(arrows.map((arrow) => [arrow.id, arrow])),
  }
}
