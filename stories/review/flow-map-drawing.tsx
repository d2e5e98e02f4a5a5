import type { CSSProperties } from 'react'
import { drawFlow, type FlowBox, type Placed, type Point } from '../../tools/flow-map/draw-flow.ts'
import type { Flow } from '../../tools/flow-map/flow.ts'
import styles from './flow-maps.module.css'
import { StoryLink } from './story-link.tsx'

/** A line through all of its points that leaves and meets each of them straight up or down. */
function pathOf([first, ...others]: readonly Point[]): string {
  if (!first) return ''
  let { x, y } = first
  const steps = others.map((next) => {
    const half = (y + next.y) / 2
    const step = `C ${x} ${half} ${next.x} ${half} ${next.x} ${next.y}`
    ;({ x, y } = next)
    return step
  })
  return [`M ${first.x} ${first.y}`, ...steps].join(' ')
}

/** The head of an arrow: at the lower end of what leads on, at the upper end of what leads back. */
function headOf(points: readonly Point[], isBack: boolean): string {
  const tip = points.at(isBack ? 0 : -1)
  if (!tip) return ''
  const length = isBack ? 7 : -7
  return `M ${tip.x - 4} ${tip.y + length} L ${tip.x} ${tip.y} L ${tip.x + 4} ${tip.y + length} Z`
}

const placeOf = ({ x, y, width, height }: Placed): CSSProperties => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
})

function BoxWords({ name, words, notes, shown }: FlowBox) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <code className={styles.name}>{name}</code>
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      {'none' in shown && <span className={styles.note}>No story</span>}
    </>
  )
}

function StateBox({ box, placed }: { box: FlowBox; placed: Placed }) {
  const { shown, isBegin } = box
  return (
    <li className={styles.box} style={placeOf(placed)} data-begins={isBegin || undefined}>
      {'none' in shown ? (
        <div className={styles.unshown}>
          <BoxWords {...box} />
        </div>
      ) : (
        <StoryLink to={shown} className={styles.node}>
          <BoxWords {...box} />
        </StoryLink>
      )}
    </li>
  )
}

/** A flow as a map: each box is a state and leads to its story; each arrow is a row of the table below. */
export function FlowMapDrawing({ flow }: { flow: Flow }) {
  const { width, height, boxes, labels, lines, states, arrows } = drawFlow(flow)
  const first = boxes.find(({ id }) => id === flow.begin)
  /** A map that is wider than its frame shows where the flow begins. */
  const scrollToFirst = (frame: HTMLElement | null) => {
    if (frame && first) frame.scrollLeft = first.x - frame.clientWidth / 2
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section ref={scrollToFirst} className={styles.scroller} aria-label={`Map: ${flow.title}`} tabIndex={0}>
      <div className={styles.map} style={{ width, height }}>
        <svg className={styles.lines} width={width} height={height} aria-hidden="true">
          <title>Arrows</title>
          {lines.map(({ id, points }) => {
            const isBack = arrows.get(id)?.kind === 'back'
            return (
              <g key={id} data-kind={isBack ? 'back' : 'on'}>
                <path className={styles.line} d={pathOf(points)} />
                <path className={styles.head} d={headOf(points, isBack)} />
              </g>
            )
          })}
        </svg>
        <div aria-hidden="true">
          {labels.map((label) => (
            <p key={label.id} className={styles.label} style={placeOf(label)}>
              {arrows.get(label.id)?.words.join('\n')}
            </p>
          ))}
        </div>
        <ul>
          {boxes.map((placed) => {
            const box = states.get(placed.id)
            return box && <StateBox key={placed.id} box={box} placed={placed} />
          })}
        </ul>
      </div>
    </section>
  )
}
