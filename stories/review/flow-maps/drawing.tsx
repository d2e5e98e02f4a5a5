import type { CSSProperties } from 'react'
import type { Flow, FlowState } from '../../../tools/flow-map/flow.ts'
import { StoryLink } from '../story-link.tsx'
import { type Arrow, drawFlow, type Rect } from './draw-flow.ts'
import styles from './flow-maps.module.css'

const styleOf = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
})

function ArrowLine({ points, isBack, words, x, y }: Arrow) {
  const head = 'url(#arrow-head)'
  return (
    <g>
      <polyline
        className={styles.line}
        data-kind={isBack ? 'back' : 'on'}
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        markerStart={isBack ? head : undefined}
        markerEnd={isBack ? undefined : head}
      />
      {words.map((line, index) => (
        <text key={line} className={styles.label} x={x} y={y + (index - (words.length - 1) / 2) * 16}>
          {line}
        </text>
      ))}
    </g>
  )
}

function StateBox({ state, placed, isStart }: { state: FlowState; placed: Rect; isStart: boolean }) {
  const { name, words, shown } = state
  const content = (
    <>
      {words}
      <code>{name}</code>
    </>
  )
  return (
    <li className={styles.box} style={styleOf(placed)} data-begins={isStart || undefined}>
      {'none' in shown ? (
        <div className={styles.node} title={shown.none}>
          {content}
        </div>
      ) : (
        <StoryLink to={shown} className={styles.node}>
          {content}
        </StoryLink>
      )}
    </li>
  )
}

/** A flow as a map. Each box is a state and links to its story; the table below lists each arrow. */
export function FlowMapDrawing({ flow }: { flow: Flow }) {
  const { width, height, boxes, arrows } = drawFlow(flow)
  /** A map that is wider than its frame scrolls to the start of the flow. */
  const scrollToStart = (frame: HTMLElement | null) => {
    const first = boxes.get(flow.begin)
    if (frame && first) frame.scrollLeft = first.x - frame.clientWidth / 2
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section ref={scrollToStart} className={styles.scroller} aria-label={`Map: ${flow.title}`} tabIndex={0}>
      <div className={styles.map} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden="true">
          <title>Arrows</title>
          <marker id="arrow-head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" orient="auto-start-reverse">
            <path className={styles.head} d="M 0 0 L 8 4 L 0 8 Z" />
          </marker>
          {arrows.map((arrow) => (
            <ArrowLine key={`${arrow.x} ${arrow.y}`} {...arrow} />
          ))}
        </svg>
        <ul>
          {flow.states.map((state) => {
            const placed = boxes.get(state.name)
            return (
              placed && <StateBox key={state.name} state={state} placed={placed} isStart={state.name === flow.begin} />
            )
          })}
        </ul>
        {[...boxes].flatMap(([name, placed]) =>
          flow.states.some((state) => state.name === name) ? (
            []
          ) : (
            <p key={name} className={styles.any} style={styleOf(placed)} aria-hidden="true">
              {name}
            </p>
          ),
        )}
      </div>
    </section>
  )
}
