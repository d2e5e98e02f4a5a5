import { Cards } from '../document.tsx'
import { storyLinkProps } from '../story-link.tsx'
import type { MatrixCell } from './read-matrix.ts'

type CardProps = {
  cell: MatrixCell
  /** Whether each card's title is its screen or its error. */
  titledBy: 'screen' | 'error'
}

/** Shows a cell with its screenshot, or with the reason why the error cannot occur. */
function Card({ cell, titledBy }: CardProps) {
  const name = titledBy === 'screen' ? cell.screenName : cell.errorName
  if (cell.state === 'impossible') {
    return (
      <>
        <h2 className="text-body">{name}</h2>
        <p className="text-muted">Cannot occur. {cell.reason}</p>
      </>
    )
  }
  return (
    <>
      <h2 className="text-body">
        <a {...storyLinkProps(cell.storyId)}>{name}</a>
      </h2>
      {cell.screenshot && (
        <img
          // Tall images show a phone or the desktop client, with dialogs at the bottom, so they are cropped at the top.
          className={`w-full border rounded-control bg-surface-sunken aspect-[32/25] ${cell.isTall ? 'object-cover object-bottom' : 'object-contain'}`}
          src={cell.screenshot}
          alt=""
          loading="lazy"
        />
      )}
      <p className="text-muted">
        {cell.handling} <code>{cell.error}</code>, {cell.rule}.
      </p>
    </>
  )
}

/** Shows the errors of one screen, or one error on every screen, with screenshots. */
export function MatrixSheet({ cells, titledBy }: { cells: readonly MatrixCell[]; titledBy: CardProps['titledBy'] }) {
  return (
    <Cards>
      {cells.map((cell) => (
        <li
          key={`${cell.screen} ${cell.error}`}
          data-state={cell.state}
          className="data-[state=impossible]:border-dashed data-[state=impossible]:bg-transparent"
        >
          <Card cell={cell} titledBy={titledBy} />
        </li>
      ))}
    </Cards>
  )
}
