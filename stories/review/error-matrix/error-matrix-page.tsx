import { useState } from 'react'
import type { ErrorId } from '../../../src/errors/catalogue.ts'
import { keepArgs } from '../keep-args.ts'
import styles from './error-matrix.module.css'
import { MatrixGrid } from './matrix-grid.tsx'
import { CellCard, MatrixSheet } from './matrix-sheet.tsx'
import { countCells, type MatrixCell, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'

/** `all`, or the one screen (its slug) or error that is looked at. */
export type MatrixChoice = { screen: string; error: ErrorId | 'all' }

type PickerProps = {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

function Picker({ label, value, options, onChange }: PickerProps) {
  return (
    <label className={styles.picker}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="all">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

const screenOptions = matrixScreens.map(({ screen, screenName }) => ({ value: screen, name: screenName }))
const errorOptions = matrixErrors.map(({ error, errorName }) => ({ value: error, name: errorName }))

/** Every screen × every error: shown, with its story and picture; never, with the reason; or missing. In English alone. */
export function ErrorMatrixPage(first: MatrixChoice) {
  const [choice, setChoice] = useState<MatrixChoice>(first)
  const [looked, setLooked] = useState<MatrixCell>()
  const choose = (change: Partial<MatrixChoice>) => {
    const next = { ...choice, ...change }
    setChoice(next)
    setLooked(undefined)
    keepArgs(next)
  }
  const { screen, error } = choice
  const isWhole = screen === 'all' && error === 'all'
  const cells = matrixCells.filter(
    (cell) => (screen === 'all' || cell.screen === screen) && (error === 'all' || cell.error === error),
  )
  const { all, shown, never, missing } = countCells(cells)

  return (
    <div className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Error matrix</h1>
        <p>
          Each error of the catalogue on each screen. A mark leads to the story that plays it: the call fails as the
          server would have it, and the story holds the screen against the catalogue.
        </p>
      </header>
      <search className={styles.search}>
        <Picker label="Screen" value={screen} options={screenOptions} onChange={(value) => choose({ screen: value })} />
        <Picker
          label="Error"
          value={error}
          options={errorOptions}
          onChange={(value) => choose({ error: matrixErrors.find((cell) => cell.error === value)?.error ?? 'all' })}
        />
        <p role="status" className={styles.muted}>
          {all} cells: {shown} shown, {never} cannot come up, {missing} missing
        </p>
      </search>
      <main className={styles.main}>
        {isWhole ? (
          <>
            <MatrixGrid onLook={setLooked} onChoose={choose} />
            <aside className={styles.aside} aria-label="The cell">
              {looked ? (
                <CellCard cell={looked} by="both" />
              ) : (
                <ul className={styles.legend}>
                  {(['shown', 'own', 'never', 'missing'] as const).map((state) => (
                    <li key={state}>
                      <span className={`${styles.mark} ${styles[state]}`} />
                      {
                        {
                          shown: 'Shown as the catalogue says',
                          own: 'Shown in a way of the screen’s own',
                          never: 'Cannot come up; point at it for the reason',
                          missing: 'Missing: a test fails',
                        }[state]
                      }
                    </li>
                  ))}
                </ul>
              )}
            </aside>
          </>
        ) : (
          <MatrixSheet cells={cells} by={error === 'all' ? 'error' : 'screen'} />
        )}
      </main>
    </div>
  )
}
