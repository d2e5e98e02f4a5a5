import styles from './panel.module.css'
import { type PanelPartProps, Section } from './panel-parts.tsx'

/** As many as can be taken in at a glance. */
const most = 12

/** What the page has asked the service, newest first, and what of it broke the contract. */
export function CallsSection({ state: { world } }: PanelPartProps) {
  const { violations } = world.service
  return (
    <Section title="Calls" count={world.calls.length}>
      {violations.map(({ method, path, reason }) => (
        <p key={`${method} ${path} ${reason}`} role="alert" className={styles.broken}>
          {method} {path} breaks the contract: {reason}
        </p>
      ))}
      <ol className={styles.calls} aria-label="Calls, newest first">
        {world.calls.slice(0, most).map(({ id, method, path, outcome, isFine }) => (
          <li key={id}>
            <span className={styles.muted}>{method}</span>
            <code>{path}</code>
            <span className={isFine ? styles.muted : styles.refused}>{outcome}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
