import { type ReactNode, useState } from 'react'
import type { ErrorId } from '../../../src/errors/catalogue.ts'
import { counted } from '../counted.ts'
import { keepArgs, readKept } from '../keep-args.ts'
import styles from './error-matrix.module.css'
import { FoundCodes } from './found-codes.tsx'
import { MatrixGrid } from './matrix-grid.tsx'
import { MatrixSheet } from './matrix-sheet.tsx'
import { countCells, matrixCells, matrixErrors, matrixScreens } from './read-matrix.ts'
import { searchErrors } from './search-matrix.ts'

/** `all`, or the one screen (its slug) or error that is looked at; and words that an error has to have. */
export type MatrixChoice = { screen: string; error: ErrorId | 'all'; words: string }

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

const legend = {
  shown: 'Shown as the catalogue says',
  own: 'Handled by the screen itself',
  never: 'Cannot come up: point at it for the reason',
} as const

function Legend({ counts }: { counts: ReturnType<typeof countCells> }) {
  return (
    <dl className={styles.legend}>
      {(Object.keys(legend) as (keyof typeof legend)[]).map((state) => (
        <div key={state}>
          <dt>
            <span className={`${styles.mark} ${styles[state]}`} />
            {legend[state]}
          </dt>
          <dd>{counts[state]}</dd>
        </div>
      ))}
    </dl>
  )
}

type SearchProps = { choice: MatrixChoice; onChoose: (change: Partial<MatrixChoice>) => void; children: ReactNode }

function Search({ choice: { screen, error, words }, onChoose, children }: SearchProps) {
  return (
    <search className={styles.search}>
      <label className={styles.picker}>
        Search
        <input
          type="search"
          placeholder="1800004, 500, captcha, 密码"
          value={words}
          onChange={({ currentTarget }) => onChoose({ words: currentTarget.value })}
        />
      </label>
      <Picker label="Screen" value={screen} options={screenOptions} onChange={(value) => onChoose({ screen: value })} />
      <Picker
        label="Error"
        value={error}
        options={errorOptions}
        onChange={(value) => onChoose({ error: matrixErrors.find((cell) => cell.error === value)?.error ?? 'all' })}
      />
      {children}
    </search>
  )
}

/** Every screen × every error: shown, with its story and picture, or never, with the reason. In English alone. */
export function ErrorMatrixPage(first: MatrixChoice) {
  const [choice, setChoice] = useState(() => readKept(first))
  const choose = (change: Partial<MatrixChoice>) => {
    setChoice({ ...choice, ...change })
    keepArgs(change)
  }
  const { screen, error, words } = choice
  const errors = searchErrors(words).filter((id) => error === 'all' || id === error)
  const cells = matrixCells.filter(
    (cell) => (screen === 'all' || cell.screen === screen) && errors.includes(cell.error),
  )
  const counts = countCells(cells)

  return (
    <div className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Error matrix</h1>
        <p>Every error on every screen. A mark opens the story that plays it; a name opens its pictures.</p>
      </header>
      <Search choice={choice} onChoose={choose}>
        <p role="status" className={styles.muted}>
          {counted(errors.length, 'error')}, {counted(cells.length, 'cell')}
        </p>
      </Search>
      <Legend counts={counts} />
      <FoundCodes words={words} />
      <main className={styles.main}>
        {cells.length === 0 && <p>No error has all of these words.</p>}
        {cells.length > 0 && screen === 'all' && error === 'all' && <MatrixGrid errors={errors} onChoose={choose} />}
        {(screen !== 'all' || error !== 'all') && (
          <MatrixSheet cells={cells} by={error === 'all' ? 'error' : 'screen'} />
        )}
      </main>
    </div>
  )
}
