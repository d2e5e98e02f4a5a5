import { Tag } from '../../src/primitives/tag.tsx'
import { toStory } from '../review/story-link.tsx'
import styles from './contract.module.css'
import { Inline } from './prose.tsx'
import type { contract } from './read-contract.ts'

/** Codes, known or assumed, each with a link to where it is shown. */
export function CodeTable({ rows }: { rows: (typeof contract)['x-codes'] }) {
  return (
    <table className={styles.table} aria-label="Codes">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
          <th scope="col">What the page does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, meaning, known, page }) => (
          <tr key={code}>
            <th scope="row">
              <a {...toStory(`review-error-matrix--default&args=words:${code}`)}>
                <code className={styles.code}>{code}</code>
              </a>
            </th>
            <td>
              <Inline text={meaning} /> {!known && <Tag>Assumed</Tag>}
            </td>
            <td>{page}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
