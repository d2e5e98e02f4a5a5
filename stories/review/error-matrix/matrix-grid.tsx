import { cx } from 'class-variance-authority'
import { type CSSProperties, useState } from 'react'
import type { ErrorId } from '../../../src/errors/catalogue.ts'
import { toStory } from '../story-link.tsx'
import styles from './error-matrix.module.css'
import { CellCard } from './matrix-sheet.tsx'
import { type MatrixCell, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'

export type MatrixGridProps = {
  /** The rows that are shown. */
  errors: readonly ErrorId[]
  onChoose: (choice: { screen?: string; error?: ErrorId }) => void
}

const stateWords = { shown: 'shown', own: 'handled by the screen', never: 'cannot come up' }

function Cell({ cell, onLook }: { cell: MatrixCell; onLook: (cell: MatrixCell) => void }) {
  const label = `${cell.errorName}, ${cell.screenName}: ${stateWords[cell.state]}`
  const looks = { onFocus: () => onLook(cell), onPointerEnter: () => onLook(cell) }
  const mark = (
    <>
      <span className={cx(styles.mark, styles[cell.state])} />
      <span className="sr-only">{label}</span>
    </>
  )
  return (
    <td>
      {cell.state === 'never' ? (
        <button type="button" className={styles.cell} onClick={() => onLook(cell)} {...looks}>
          {mark}
        </button>
      ) : (
        <a {...toStory(cell.storyId)} className={styles.cell} {...looks}>
          {mark}
        </a>
      )}
    </td>
  )
}

/** Runs of screens that belong to the same group; a screen without one is a run of its own. */
const runs = matrixScreens.reduce<MatrixCell[][]>((before, screen) => {
  const last = before.at(-1)
  if (screen.group && last?.[0]?.group === screen.group) last.push(screen)
  else before.push([screen])
  return before
}, [])

function Head({ onChoose }: Pick<MatrixGridProps, 'onChoose'>) {
  const screenHead = ({ screen, screenName, group }: MatrixCell) => (
    <th key={screen} scope="col" rowSpan={group ? 1 : 2}>
      <button type="button" onClick={() => onChoose({ screen })} aria-label={screenName}>
        {group ? screenName.slice(group.length + 1) : screenName}
      </button>
    </th>
  )
  return (
    <thead>
      <tr>
        <td rowSpan={2} />
        {runs.map((run) => {
          const [first] = run
          if (!first?.group) return first && screenHead(first)
          return (
            <th key={first.group} scope="colgroup" colSpan={run.length}>
              {first.group}
            </th>
          )
        })}
      </tr>
      <tr>{matrixScreens.filter(({ group }) => group).map(screenHead)}</tr>
    </thead>
  )
}

/** Every screen × every error, each cell a link to its story; the card of the one that is looked at stands out of its way. */
export function MatrixGrid({ errors, onChoose }: MatrixGridProps) {
  const [looked, setLooked] = useState<MatrixCell>()
  const rows = matrixErrors.filter(({ error }) => errors.includes(error))
  const isRight = matrixScreens.findIndex(({ screen }) => screen === looked?.screen) >= matrixScreens.length / 2
  const isLow = rows.findIndex(({ error }) => error === looked?.error) >= rows.length / 2
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.scroller} aria-label="Screens and errors" tabIndex={0}>
        <table
          className={styles.grid}
          style={{ '--rows': rows.length } as CSSProperties}
          onPointerLeave={() => setLooked(undefined)}
          onBlur={() => setLooked(undefined)}
        >
          <colgroup>
            <col className={styles.names} />
          </colgroup>
          <Head onChoose={onChoose} />
          <tbody>
            {rows.map(({ error, errorName }) => (
              <tr key={error}>
                <th scope="row">
                  <button type="button" onClick={() => onChoose({ error })}>
                    {errorName}
                  </button>
                </th>
                {matrixCells
                  .filter((cell) => cell.error === error)
                  .map((cell) => (
                    <Cell key={cell.screen} cell={cell} onLook={setLooked} />
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {looked && (
        <aside
          className={styles.card}
          aria-label="The cell"
          data-x={isRight ? 'left' : 'right'}
          data-y={isLow ? 'top' : 'bottom'}
        >
          <CellCard cell={looked} by="both" />
        </aside>
      )}
    </>
  )
}
