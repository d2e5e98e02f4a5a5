import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { TextField } from '../../src/primitives/text-field.tsx'
import styles from './document.module.css'

type ReviewDocumentProps = { title: string; intro: ReactNode; className?: string; children: ReactNode }

/** A review page, in English only. */
export function ReviewDocument({ title, intro, className, children }: ReviewDocumentProps) {
  return (
    <main className={cx(styles.page, className)} lang="en">
      <header className={styles.header}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {children}
    </main>
  )
}

type FiltersProps = {
  words: string
  placeholder: string
  onSearch: (words: string) => void
  /** The number of results. */
  status: string
  /** Additional filters. */
  children?: ReactNode
}

/** The search and filters of a review page. */
export function Filters({ words, placeholder, onSearch, status, children }: FiltersProps) {
  return (
    <search className={styles.filters}>
      <TextField
        label="Search"
        type="search"
        placeholder={placeholder}
        value={words}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        reserve="none"
      />
      {children}
      <p role="status">{status}</p>
    </search>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  /** Each value with its label. */
  options: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
}

/** A labeled select. */
export function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
