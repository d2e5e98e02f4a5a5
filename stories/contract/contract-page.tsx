import { useState } from 'react'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { Link } from '../../src/primitives/link.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { CallEntry, here } from './call-entry.tsx'
import { CodeTable } from './code-table.tsx'
import styles from './contract.module.css'
import { ErrorList } from './error-list.tsx'
import { Inline, Prose } from './prose.tsx'
import { areas, contract, search } from './read-contract.ts'

/** What a search starts with; it stands in the story's address, so that a link shows the same. */
export type ContractPageProps = { words: string; isAssumedOnly: boolean }

const total = areas.flatMap(({ calls }) => calls).length
const [intro = '', ...rest] = contract.info.description.split('\n\n')

function Navigation({ names }: { names: { id: string; title: string; count?: number }[] }) {
  return (
    <nav className={styles.nav} aria-label="Areas">
      <ul>
        {names.map(({ id, title, count }) => (
          <li key={id}>
            <Link variant="muted" href={`#${id}`} {...here}>
              {title}
            </Link>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The contract with the server, for people: docs/openapi.json as a page. A technical document, in English alone. */
export function ContractPage(first: ContractPageProps) {
  const [words, setWords] = useState(first.words)
  const [isAssumedOnly, setIsAssumedOnly] = useState(first.isAssumedOnly)
  const isSearch = words.trim() !== '' || isAssumedOnly
  const found = areas
    .map((area) => ({ ...area, calls: search(area.calls, words, isAssumedOnly) }))
    .filter(({ calls }) => calls.length > 0)
  const count = found.flatMap(({ calls }) => calls).length
  const errors = new Set(found.flatMap(({ calls }) => calls).flatMap((call) => call.errors))
  const linked = window.location.hash.slice(1)
  const names = found.map(({ name, title, calls }) => ({ id: `area-${name}`, title, count: calls.length }))

  return (
    <div className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Contract</h1>
        <p>
          <Inline text={intro} />
        </p>
      </header>
      <search className={styles.search}>
        <TextField
          label="Search"
          type="search"
          placeholder="A path, a field, an error"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          reserve="none"
        />
        <Checkbox
          label="Assumed ones only"
          checked={isAssumedOnly}
          onChange={({ currentTarget }) => setIsAssumedOnly(currentTarget.checked)}
        />
        <p role="status" className={styles.muted}>
          {isSearch ? `${count} of ${total} addresses` : `${total} addresses`}
        </p>
      </search>
      <Navigation
        names={[
          ...(isSearch ? [] : [{ id: 'overview', title: 'Overview' }]),
          ...names,
          { id: 'errors', title: 'Errors' },
          ...(isSearch ? [] : [{ id: 'codes', title: 'Codes' }]),
        ]}
      />
      <main className={styles.main}>
        {!isSearch && (
          <section id="overview" className={styles.prose}>
            <h2>Overview</h2>
            <Prose text={rest.join('\n\n')} />
          </section>
        )}
        {count === 0 && <p>No address has all of these words.</p>}
        {found.map(({ name, title, description, calls }) => (
          <section key={name} id={`area-${name}`}>
            <h2>{title}</h2>
            <p className={styles.muted}>
              <Inline text={description} />
            </p>
            <ul className={styles.calls}>
              {calls.map((call) => (
                <CallEntry
                  // The only call that is found opens; one that was found among others keeps as it was.
                  key={`${call.operation.operationId} ${count === 1}`}
                  call={call}
                  isOpenAtFirst={count === 1 || call.operation.operationId === linked}
                />
              ))}
            </ul>
          </section>
        ))}
        {(!isSearch || errors.size > 0) && (
          <section id="errors">
            <h2>Errors</h2>
            <p className={styles.muted}>
              {isSearch ? 'Those that the calls found may meet.' : 'The whole catalogue.'} The first that matches
              decides.
            </p>
            <ErrorList only={isSearch ? errors : undefined} />
          </section>
        )}
        {!isSearch && (
          <section id="codes">
            <h2>Codes</h2>
            <p className={styles.muted}>Any other code is free: its error is shown where its field says.</p>
            <CodeTable />
          </section>
        )}
      </main>
    </div>
  )
}
