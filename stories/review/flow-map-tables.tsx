import { wordsOf } from '../../tools/flow-map/arrows.ts'
import type { Flow } from '../../tools/flow-map/flow.ts'
import styles from './flow-maps.module.css'
import { StoryLink } from './story-link.tsx'
import { StoryName } from './story-name.tsx'

/** The states of a flow, and the story that shows each. */
export function StateTable({ flow }: { flow: Flow }) {
  return (
    <table className={styles.table} aria-label="States">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">What it is</th>
          <th scope="col">Story</th>
        </tr>
      </thead>
      <tbody>
        {flow.states.map(({ name, words, shown }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{words}</td>
            <td>
              {'none' in shown ? (
                <span className={styles.muted}>None: {shown.none}</span>
              ) : (
                <StoryLink to={shown} className={styles.link}>
                  <StoryName of={shown} />
                </StoryLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The edges of a flow: the map in words. */
export function EdgeTable({ flow }: { flow: Flow }) {
  return (
    <table className={`${styles.table} ${styles.edges}`} aria-label="Edges">
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">By</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {flow.edges.map((edge) => (
          <tr key={edge.name}>
            <td>
              <code>{edge.fromName}</code>
            </td>
            <td>{wordsOf(edge)}</td>
            <td>
              <code>{edge.to}</code>
              {edge.kind === 'back' && <span className={styles.muted}> back</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
