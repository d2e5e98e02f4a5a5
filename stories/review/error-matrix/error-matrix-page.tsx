import { type ErrorId, errorIds } from '../../../src/errors/catalog.ts'
import { Filters, ReviewDocument, Select } from '../document.tsx'
import { useUrlArgs } from '../url-args.ts'
import { pluralize } from '../words.ts'
import { Mark } from './mark.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { MatrixSheet } from './matrix-sheet.tsx'
import { type MatrixCell, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'
import { searchErrors } from './search-matrix.ts'

/** A reviewer's selection. `screen` is a screen's slug or `all`, and `query` is a search for errors. */
export type MatrixSelection = { screen: string; error: ErrorId | 'all'; query: string }

const screens = [['all', 'All'], ...matrixScreens.map((cell) => [cell.screen, cell.screenName] as const)] as const
const errors = [['all', 'All'], ...matrixErrors.map((cell) => [cell.error, cell.errorName] as const)] as const

const legend = {
  standard: 'Shown as defined in the error catalog',
  custom: 'Handled by the screen itself',
  impossible: 'Cannot occur: choose the error or screen to see why',
} as const

function Legend({ cells }: { cells: readonly MatrixCell[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {(Object.keys(legend) as (keyof typeof legend)[]).map((state) => (
        <div key={state} className="flex gap-2">
          <dt className="flex items-center gap-2 text-muted">
            <Mark state={state} />
            {legend[state]}
          </dt>
          <dd className="font-semibold tabular-nums">{cells.filter((cell) => cell.state === state).length}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows how each screen handles each error: a grid of all cells, or cards for the selected screen or error. */
export function ErrorMatrixPage(initialSelection: MatrixSelection) {
  const [{ screen, error, query }, updateArgs] = useUrlArgs(initialSelection)
  const matches = searchErrors(query).filter((id) => error === 'all' || id === error)
  const cells = matrixCells.filter(
    (cell) => (screen === 'all' || cell.screen === screen) && matches.includes(cell.error),
  )
  const isWholeMatrix = screen === 'all' && error === 'all'
  return (
    <ReviewDocument
      title="Error matrix"
      intro="How each screen handles each error. Click a mark to open its story, or a name to see screenshots."
      layout="gap-3 px-4 py-2.5"
    >
      <Filters
        query={query}
        placeholder="1800004, 500, captcha, 密码"
        onSearch={(search) => updateArgs({ query: search })}
        status={`${pluralize(matches.length, 'error')}, ${pluralize(cells.length, 'cell')}`}
      >
        <Select label="Screen" value={screen} options={screens} onChoose={(chosen) => updateArgs({ screen: chosen })} />
        <Select label="Error" value={error} options={errors} onChoose={(chosen) => updateArgs({ error: chosen })} />
      </Filters>
      <Legend cells={cells} />
      {cells.length === 0 && <p>No error matches this search and selection.</p>}
      {cells.length > 0 && isWholeMatrix && (
        <MatrixGrid errors={errorIds.filter((id) => matches.includes(id))} onChoose={updateArgs} />
      )}
      {!isWholeMatrix && <MatrixSheet cells={cells} titledBy={error === 'all' ? 'error' : 'screen'} />}
    </ReviewDocument>
  )
}
