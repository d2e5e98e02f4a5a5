import { useId } from 'react'
import styles from './panel.module.css'
import { type PanelPartProps, Section } from './panel-parts.tsx'
import { type ClientKind, clients } from './people.ts'

const names: Record<ClientKind, string> = {
  web: 'Web',
  mobile: 'Mobile web',
  sync: 'Desktop client',
  app: 'App',
}

/** Where the page runs, and what it has handed to the client around it. */
export function ClientSection({ prototype, state: { args, handedOver } }: PanelPartProps) {
  const group = useId()
  return (
    <Section title="Client">
      <fieldset className={styles.choices}>
        <legend className="sr-only">Where the page runs</legend>
        {clients.map((client) => (
          <label key={client}>
            <input
              type="radio"
              name={group}
              value={client}
              checked={args.client === client}
              onChange={() => prototype.change({ client })}
            />
            {names[client]}
          </label>
        ))}
      </fieldset>
      <ol className={styles.list} aria-label="Handed to the client">
        {handedOver.map(({ id, hook, value }) => (
          <li key={id} className={styles.message}>
            <strong>{hook}</strong>
            {value !== undefined && <pre className={styles.value}>{JSON.stringify(value, undefined, 1)}</pre>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
