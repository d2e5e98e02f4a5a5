import styles from './contract.module.css'
import { contract } from './read-contract.ts'

type Refusal = { errors?: { error_code?: number | string; field?: string; error_msg?: string }[] }

function Words({ name = '' }: { name?: string }) {
  const example = contract.components.examples[name]
  const [item] = (example?.value as Refusal | undefined)?.errors ?? []
  if (!item?.error_msg) return undefined
  return (
    <ul className={styles.words}>
      <li>{item.error_msg}</li>
      {Object.entries(example?.['x-messages'] ?? {}).map(([locale, words]) => (
        <li key={locale} lang={locale}>
          {words}
        </li>
      ))}
    </ul>
  )
}

function describeMatch(matches: Record<string, unknown>): string {
  return Object.entries(matches)
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ')
}

/** The error catalogue in the order that decides, or a part of it. */
export function ErrorList({ only }: { only?: ReadonlySet<string> }) {
  const rows = contract['x-errors'].filter(({ id }) => only?.has(id) ?? true)
  return (
    <ol className={styles.errors}>
      {rows.map(({ id, matches, shown, follows, example, 'not-an-answer': reason }) => (
        <li key={id} id={`error-${id}`}>
          <h3>
            <code>{id}</code>
          </h3>
          <p className={styles.muted}>{describeMatch(matches) || 'everything else'}</p>
          <p>
            Shown: {shown}. Then: {follows === 'none' ? 'nothing' : follows}. {reason}
          </p>
          <Words name={example} />
        </li>
      ))}
    </ol>
  )
}
