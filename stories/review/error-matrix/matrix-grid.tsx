import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import type { ErrorId } from '../../../src/errors/catalogue.ts'
import { toStory } from '../story-link.tsx'
import styles from './error-matrix.module.css'
import { type MatrixCell, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'

type MatrixGridProps = {
  /** The rows that are shown. */
  errors: readonly ErrorId[]
  onChoose: (choice: { screen?: string; error?: ErrorId }) => void
}

const stateWords = { shown: 'shown', own: 'handled by the screen', never: 'cannot come up' }

function Cell({ cell }: { cell: MatrixCell }) {
  const label = `${cell.errorName}, ${cell.screenName}: ${stateWords[cell.state]}`
  const mark = (
    <>
      <span className={cx(styles.mark, styles[cell.state])} />
      <span className="sr-only">{label}</span>
    </>
  )
  if (cell.state === 'never')
    return (
      <td className={styles.cell} title={cell.reason}>
        {mark}
      </td>
    )
  return (
    <td>
      <a {...toStory(cell.storyId)} className={styles.cell} title={label}>
        {mark}
      </a>
    </td>
  )
}

/** Runs of screens that belong to the same group; a screen without one is a run of its own. */
const runs = matrixScreens.reduce<[MatrixCell, ...MatrixCell[]][]>((before, screen) => {
  const last = before.at(-1)
  if (screen.group && last?.[0].group === screen.group) last.push(screen)
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
        {runs.map((run) =>
          run[0].group ? (
            <th key={run[0].group} scope="colgroup" colSpan={run.length}>
              {run[0].group}
            </th>
          ) : (
            screenHead(run[0])
          ),
        )}
      </tr>
      <tr>{matrixScreens.filter(({ group }) => group).map(screenHead)}</tr>
    </thead>
  )
}

/** Every screen × every error, each cell a link to its story. */
export function MatrixGrid({ errors, onChoose }: MatrixGridProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.scroller} aria-label="Screens and errors" tabIndex={0}>
      <table className={styles.grid} style={{ '--rows': errors.length } as CSSProperties}>
        <colgroup>
          <col className={styles.names} />
        </colgroup>
        <Head onChoose={onChoose} />
        <tbody>
          {matrixErrors
            .filter(({ error }) => errors.includes(error))
            .map(({ error, errorName }) => (
              <tr key={error}>
                <th scope="row">
                  <button type="button" onClick={() => onChoose({ error })}>
                    {errorName}
                  </button>
                </th>
                {matrixCells
                  .filter((cell) => cell.error === error)
                  .map((cell) => (
                    <Cell key={cell.screen} cell={cell} />
                  ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
