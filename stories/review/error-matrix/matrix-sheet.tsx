import { toStory } from '../story-link.tsx'
import styles from './error-matrix.module.css'
import type { MatrixCell } from './read-matrix.ts'

export type MatrixSheetProps = {
  cells: readonly MatrixCell[]
  /** What the cells differ in, and so what names each. */
  by: 'screen' | 'error'
}

/** One cell with its picture; a cell of an error that cannot come up, with the reason. */
export function CellCard({ cell, by }: { cell: MatrixCell; by: MatrixSheetProps['by'] | 'both' }) {
  const { screenName, errorName, error, rule } = cell
  const name = { screen: screenName, error: errorName, both: `${screenName} · ${errorName}` }[by]
  if (cell.state === 'never') {
    return (
      <>
        <h2>{name}</h2>
        <p className={styles.muted}>Cannot come up. {cell.reason}</p>
      </>
    )
  }
  return (
    <>
      <h2>
        <a {...toStory(cell.storyId)}>{name}</a>
      </h2>
      {cell.picture && (
        <div className={styles.thumb} data-tall={cell.isTall || undefined}>
          <img src={cell.picture} alt="" loading="lazy" width={1024} height={800} />
        </div>
      )}
      <p className={styles.muted}>
        {cell.how} <code>{error}</code>, {rule}.
      </p>
    </>
  )
}

/** The errors of one screen, or one error on every screen, as pictures. */
export function MatrixSheet({ cells, by }: MatrixSheetProps) {
  return (
    <ul className={styles.sheet}>
      {cells.map((cell) => (
        <li key={`${cell.screen} ${cell.error}`} data-state={cell.state}>
          <CellCard cell={cell} by={by} />
        </li>
      ))}
    </ul>
  )
}
