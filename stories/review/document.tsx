import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { TextField } from '../../src/primitives/text-field.tsx'
import styles from './document.module.css'

type ReviewDocumentProps = { title: string; intro: ReactNode; layout?: string; children: ReactNode }

const columnClasses = 'mx-auto max-w-[1360px] gap-6 px-4 pt-6 pb-16 tablet:px-10 tablet:pt-10 tablet:pb-20'

/** Shows a review page. Review pages are in English only. */
export function ReviewDocument({ title, intro, layout = columnClasses, children }: ReviewDocumentProps) {
  return (
    <main className={cx(styles.page, 'grid grid-cols-[minmax(0,1fr)] content-start', layout)} lang="en">
      <header>
        <h1 className="text-display-sm">{title}</h1>
        <p className="max-w-[76ch] pt-2 text-muted">{intro}</p>
      </header>
      {children}
    </main>
  )
}

type FiltersProps = {
  query: string
  placeholder: string
  onSearch: (query: string) => void
  /** The number of results. */
  status: string
  /** Additional filters. */
  children?: ReactNode
}

/** The layout of a row of filters. */
export const filterRowClasses = 'flex flex-wrap items-end gap-x-5 gap-y-3 *:min-w-0 *:max-w-[420px] *:flex-[1_1_200px]'

/** Shows the number of results. */
export const Status = ({ children }: { children: string }) => (
  <p role="status" className="pb-2 text-muted tabular-nums">
    {children}
  </p>
)

/** Shows the search field, the filters and the number of results of a review page. */
export function Filters({ query, placeholder, onSearch, status, children }: FiltersProps) {
  return (
    <search className={filterRowClasses}>
      <TextField
        label="Search"
        type="search"
        placeholder={placeholder}
        value={query}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        reserve="none"
      />
      {children}
      <Status>{status}</Status>
    </search>
  )
}

type SelectProps<Value extends string> = {
  label: string
  value: Value
  /** Each value with its label. */
  options: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
}

/** Shows a select with a label. */
export function Select<Value extends string>({ label, value, options, onChoose }: SelectProps<Value>) {
  return (
    <label className="grid gap-1.5 client:gap-1 text-body phone:text-label client:text-label font-label">
      {label}
      <select
        className="w-full h-control px-2.5 border border-field rounded-control bg-surface-raised text-default text-touch tablet:text-body font-regular [font-family:inherit]"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Cards = (props: ComponentProps<'ul'>) => (
  <ul
    {...props}
    className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] items-start gap-4 *:grid *:content-start *:gap-1 *:p-4 *:border *:rounded-card *:bg-surface-raised"
  />
)
