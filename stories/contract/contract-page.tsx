import { useState } from 'react'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { Link } from '../../src/primitives/link.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { counted } from '../review/counted.ts'
import { keepArgs, readKept } from '../review/keep-args.ts'
import { CallEntry, here } from './call-entry.tsx'
import { CodeTable } from './code-table.tsx'
import styles from './contract.module.css'
import { ErrorList } from './error-list.tsx'
import { Inline, Prose } from './prose.tsx'
import { areas, contract, search, searchCodes } from './read-contract.ts'

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
  const [{ words, isAssumedOnly }, setAsked] = useState(() => readKept(first))
  const ask = (change: Partial<ContractPageProps>) => {
    setAsked({ words, isAssumedOnly, ...change })
    keepArgs(change)
  }
  const isSearch = words.trim() !== '' || isAssumedOnly
  const found = areas
    .map((area) => ({ ...area, calls: search(area.calls, words, isAssumedOnly) }))
    .filter(({ calls }) => calls.length > 0)
  const count = found.flatMap(({ calls }) => calls).length
  const errors = new Set(found.flatMap(({ calls }) => calls).flatMap((call) => call.errors))
  const codes = isAssumedOnly ? [] : searchCodes(words)
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
          placeholder="Path, field, error, code"
          value={words}
          onChange={({ currentTarget }) => ask({ words: currentTarget.value })}
          reserve="none"
        />
        <Checkbox
          label="Assumed ones only"
          checked={isAssumedOnly}
          onChange={({ currentTarget }) => ask({ isAssumedOnly: currentTarget.checked })}
        />
        <p role="status" className={styles.muted}>
          {isSearch ? `${count} of ${total} addresses, ${counted(codes.length, 'code')}` : `${total} addresses`}
        </p>
      </search>
      <Navigation
        names={[
          ...(isSearch ? [] : [{ id: 'overview', title: 'Overview' }]),
          ...names,
          ...(!isSearch || errors.size > 0 ? [{ id: 'errors', title: 'Errors' }] : []),
          ...(codes.length > 0 ? [{ id: 'codes', title: 'Codes', count: codes.length }] : []),
        ]}
      />
      <main className={styles.main}>
        {!isSearch && (
          <section id="overview" className={styles.prose}>
            <h2>Overview</h2>
            <Prose text={rest.join('\n\n')} />
          </section>
        )}
        {count === 0 && <p>No address has all of these words{codes.length > 0 ? '; the codes below do' : ''}.</p>}
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
              {isSearch ? 'Those that the calls above may answer.' : 'The whole catalogue.'} The first match decides.
            </p>
            <ErrorList only={isSearch ? errors : undefined} />
          </section>
        )}
        {codes.length > 0 && (
          <section id="codes">
            <h2>Codes</h2>
            <p className={styles.muted}>
              A code opens its row of the error matrix. Any other code is free: its error is shown under the field that
              it names.
            </p>
            <CodeTable rows={codes} />
          </section>
        )}
      </main>
    </div>
  )
}
