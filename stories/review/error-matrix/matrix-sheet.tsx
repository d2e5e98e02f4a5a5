import shared from '../document.module.css'
import { toStory } from '../story-link.tsx'
import styles from './error-matrix.module.css'
import type { MatrixCell } from './read-matrix.ts'

type CardProps = {
  cell: MatrixCell
  /** What the cells differ in, which is the title of each. */
  by: 'screen' | 'error'
}

/** A cell with its picture, or with the reason why the error cannot occur. */
function Card({ cell, by }: CardProps) {
  const name = by === 'screen' ? cell.screenName : cell.errorName
  if (cell.state === 'never') {
    return (
      <>
        <h2>{name}</h2>
        <p className={shared.muted}>Cannot come up. {cell.reason}</p>
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
      <p className={shared.muted}>
        {cell.how} <code>{cell.error}</code>, {cell.rule}.
      </p>
    </>
  )
}

/** The errors of one screen, or one error on every screen, with pictures. */
export function MatrixSheet({ cells, by }: { cells: readonly MatrixCell[]; by: CardProps['by'] }) {
  return (
    <ul className={`${shared.cards} ${styles.sheet}`}>
      {cells.map((cell) => (
        <li key={`${cell.screen} ${cell.error}`} data-state={cell.state}>
          <Card cell={cell} by={by} />
        </li>
      ))}
    </ul>
  )
}
