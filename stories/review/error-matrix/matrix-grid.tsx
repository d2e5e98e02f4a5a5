import { cx } from 'class-variance-authority'
import type { ErrorId } from '../../../src/errors/catalogue.ts'
import { toStory } from '../story-link.tsx'
import styles from './error-matrix.module.css'
import { type MatrixCell, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'

export type MatrixGridProps = {
  /** The cell that a reviewer looks at. */
  onLook: (cell: MatrixCell) => void
  onChoose: (choice: { screen?: string; error?: ErrorId }) => void
}

const stateWords = { shown: 'shown', own: 'shown in its own way', missing: 'missing', never: 'cannot come up' }

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

/** Every screen × every error, each cell a link to its story. */
export function MatrixGrid({ onLook, onChoose }: MatrixGridProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.scroller} aria-label="Screens and errors" tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {matrixScreens.map(({ screen, screenName }) => (
              <th key={screen} scope="col">
                <button type="button" onClick={() => onChoose({ screen })}>
                  {screenName}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrixErrors.map(({ error, errorName }) => (
            <tr key={error}>
              <th scope="row">
                <button type="button" onClick={() => onChoose({ error })}>
                  {errorName}
                </button>
              </th>
              {matrixCells
                .filter((cell) => cell.error === error)
                .map((cell) => (
                  <Cell key={cell.screen} cell={cell} onLook={onLook} />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
