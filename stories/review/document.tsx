import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { TextField } from '../../src/primitives/text-field.tsx'
import styles from './document.module.css'

type ReviewDocumentProps = { title: string; intro: ReactNode; className?: string; children: ReactNode }

/** A page of the review: for whoever reads about the product, in English alone. */
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
  /** How much was found. */
  status: string
  /** Further choices. */
  children?: ReactNode
}

/** What a review page is searched by. */
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
  /** What each value is called. */
  options: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
}

/** One of several, from a list that opens. */
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
