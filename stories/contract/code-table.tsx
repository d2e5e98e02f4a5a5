import { Tag } from '../../src/primitives/tag.tsx'
import styles from './contract.module.css'
import { Inline } from './prose.tsx'
import { contract } from './read-contract.ts'

/** Every code, known or assumed. */
export function CodeTable() {
  return (
    <table className={styles.table} aria-label="Codes">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {contract['x-codes'].map(({ code, meaning, known }) => (
          <tr key={code}>
            <th scope="row">
              <code className={styles.code}>{code}</code>
            </th>
            <td>
              <Inline text={meaning} /> {!known && <Tag>Assumed</Tag>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
