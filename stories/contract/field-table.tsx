import { Fragment } from 'react'
import { Tag } from '../../src/primitives/tag.tsx'
import styles from './contract.module.css'
import { Inline } from './prose.tsx'
import type { FieldRow } from './read-fields.ts'

function Marks({ isRequired, isSealed, place }: FieldRow) {
  return (
    <>
      <span>{isRequired ? 'always' : 'may be missing'}</span>
      {isSealed && <Tag>sealed</Tag>}
      {(place === 'query' || place === 'path') && <Tag tone="plain">in the {place}</Tag>}
    </>
  )
}

/** A name that may go on in the next line after an underscore or a dot, and nowhere else. */
function Breakable({ name }: { name: string }) {
  return name.split(/(?<=[_.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay where they are
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** The fields of a request or an answer. */
export function FieldTable({ title, rows, none }: { title: string; rows: FieldRow[]; none: string }) {
  return (
    <section>
      <h4>{title}</h4>
      {rows.length === 0 ? (
        <p className={styles.muted}>{none}</p>
      ) : (
        <table className={styles.fields} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">Sent</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>
                    <Breakable name={row.name} />
                  </code>
                </th>
                <td className={styles.type}>{row.type}</td>
                <td className={styles.sent}>
                  <Marks {...row} />
                </td>
                <td>
                  <Inline text={row.meaning} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
