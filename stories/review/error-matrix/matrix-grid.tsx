import type { CSSProperties } from 'react'
import type { ErrorId } from '../../../src/errors/catalog.ts'
import { storyLinkProps } from '../story-link.tsx'
import styles from './error-matrix.module.css'
import { Mark } from './mark.tsx'
import { type MatrixCell, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'

type MatrixGridProps = {
  /** The rows to show. */
  errors: readonly ErrorId[]
  onChoose: (choice: { screen?: string; error?: ErrorId }) => void
}

const stateLabels = { standard: 'shown', custom: 'handled by the screen', impossible: 'cannot occur' }

function Cell({ cell }: { cell: MatrixCell }) {
  const label = `${cell.errorName}, ${cell.screenName}: ${stateLabels[cell.state]}`
  const mark = (
    <>
      <Mark state={cell.state} />
      <span className="sr-only">{label}</span>
    </>
  )
  if (cell.state === 'impossible') return <td title={cell.reason}>{mark}</td>
  return (
    <td>
      <a {...storyLinkProps(cell.storyId)} title={label}>
        {mark}
      </a>
    </td>
  )
}

/** The screens by group, in the matrix's order. A screen without a group forms a separate entry. */
const screenGroups = matrixScreens.reduce<[MatrixCell, ...MatrixCell[]][]>((result, screen) => {
  const lastGroup = result.at(-1)
  if (screen.group && lastGroup?.[0].group === screen.group) lastGroup.push(screen)
  else result.push([screen])
  return result
}, [])

function Header({ onChoose }: Pick<MatrixGridProps, 'onChoose'>) {
  const screenHeader = ({ screen, screenName, group }: MatrixCell) => (
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
        {screenGroups.map((screens) =>
          screens[0].group ? (
            <th key={screens[0].group} scope="colgroup" colSpan={screens.length}>
              {screens[0].group}
            </th>
          ) : (
            screenHeader(screens[0])
          ),
        )}
      </tr>
      <tr>{matrixScreens.filter(({ group }) => group).map(screenHeader)}</tr>
    </thead>
  )
}

/** Shows a table of errors by screen. Each cell links to its story, unless the error cannot occur. */
export function MatrixGrid({ errors, onChoose }: MatrixGridProps) {
  return (
    <section
      className="relative overflow-auto max-h-[80vh] tablet:max-h-none border rounded-card bg-surface-raised"
      aria-label="Screens and errors"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.grid} style={{ '--rows': errors.length } as CSSProperties}>
        <colgroup>
          <col className="w-[150px] tablet:w-[38%] wide:w-[440px]" />
        </colgroup>
        <Header onChoose={onChoose} />
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
