import type { CSSProperties } from 'react'
import type { Flow, FlowState } from '../../../tools/flow-map/flow.ts'
import { StoryLink } from '../story-link.tsx'
import { type Arrow, drawFlow, type Rect } from './draw-flow.ts'

const getStyle = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
})

const lineColor = 'var(--border-field)'

function ArrowLine({ points, isBack, lines, x, y }: Arrow) {
  const arrowhead = 'url(#arrow-head)'
  return (
    <g fill="none" stroke={lineColor} strokeWidth={1.5} strokeLinejoin="round">
      <polyline
        strokeDasharray={isBack ? '2 4' : undefined}
        strokeLinecap={isBack ? 'round' : undefined}
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        markerStart={isBack ? arrowhead : undefined}
        markerEnd={isBack ? undefined : arrowhead}
      />
      {lines.map((line, index) => (
        // The outline separates the label from the lines behind it.
        <text
          key={line}
          className="text-caption"
          fill="var(--text-muted)"
          stroke="var(--surface-raised)"
          strokeWidth={6}
          paintOrder="stroke"
          textAnchor="middle"
          dominantBaseline="middle"
          x={x}
          y={y + (index - (lines.length - 1) / 2) * 16}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

const boxClasses =
  'grid content-center h-full px-2.5 border border-strong rounded-control bg-surface text-default font-medium text-center no-underline'

function StateBox({ state, rect, isStart }: { state: FlowState; rect: Rect; isStart: boolean }) {
  const { name, label, story } = state
  const content = (
    <>
      {label}
      <code className="text-caption text-muted font-regular">{name}</code>
    </>
  )
  return (
    <li className="absolute" style={getStyle(rect)}>
      {isStart && (
        <span className="absolute -top-1.5 left-1/2 w-3 h-3 -translate-x-1/2 border-2 border-accent rounded-full bg-surface-raised" />
      )}
      {'none' in story ? (
        <div className={`${boxClasses} border-dashed`} title={story.none}>
          {content}
        </div>
      ) : (
        <StoryLink to={story} className={`${boxClasses} hover:border-accent hover:bg-surface-hover`}>
          {content}
        </StoryLink>
      )}
    </li>
  )
}

/** Shows a flow as a map. Each box is a state, linked to its story if it has one. `StateTable` lists the arrows. */
export function FlowMapDrawing({ flow }: { flow: Flow }) {
  const { width, height, boxes, arrows } = drawFlow(flow)
  /** If a map is wider than its frame, scrolls to the flow's start. */
  const scrollToStart = (frame: HTMLElement | null) => {
    const firstBox = boxes.get(flow.initial)
    if (frame && firstBox) frame.scrollLeft = firstBox.x - frame.clientWidth / 2
  }
  return (
    <section
      ref={scrollToStart}
      className="mt-4 mb-3 overflow-auto border rounded-card bg-surface-raised"
      aria-label={`Map: ${flow.title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <div className="relative mx-auto" style={{ width, height }}>
        <svg width={width} height={height} aria-hidden="true">
          <title>Arrows</title>
          <marker id="arrow-head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" orient="auto-start-reverse">
            <path fill={lineColor} d="M 0 0 L 8 4 L 0 8 Z" />
          </marker>
          {arrows.map((arrow) => (
            <ArrowLine key={`${arrow.x} ${arrow.y}`} {...arrow} />
          ))}
        </svg>
        <ul>
          {flow.states.map((state) => {
            const rect = boxes.get(state.name)
            return rect && <StateBox key={state.name} state={state} rect={rect} isStart={state.name === flow.initial} />
          })}
        </ul>
        {[...boxes].flatMap(([name, rect]) =>
          flow.states.some((state) => state.name === name) ? (
            []
          ) : (
            <p
              key={name}
              className="absolute grid place-items-center border border-dashed border-strong rounded-control text-caption text-muted"
              style={getStyle(rect)}
              aria-hidden="true"
            >
              {name}
            </p>
          ),
        )}
      </div>
    </section>
  )
}
