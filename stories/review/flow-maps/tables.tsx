import { links } from 'virtual:screen-links.js'
import { type Path, paths } from '../../../src/pages/links/paths.ts'
import { wordsOf } from '../../../tools/flow-map/edges.ts'
import type { Flow, FlowState } from '../../../tools/flow-map/flow.ts'
import { metaIdOf, storyIdOf } from '../../../tools/story-id.ts'
import { matrix } from '../../errors/matrix.ts'
import styles from '../document.module.css'
import { StoryLink } from '../story-link.tsx'
import { useStoryNames } from '../story-list.ts'

function ShownBy({ shown }: Pick<FlowState, 'shown'>) {
  const nameOf = useStoryNames()
  if ('none' in shown) return <span className={styles.muted}>None: {shown.none}</span>
  return <StoryLink to={shown}>{nameOf(storyIdOf(shown))}</StoryLink>
}

/** The map as a table: each state with its transitions and its story. */
export function StateTable({ flow: { states, edges } }: { flow: Flow }) {
  const otherOrigins = [...new Set(edges.map(({ from }) => from))].filter(
    (from) => !states.some(({ name }) => name === from),
  )
  const rows: Partial<FlowState & { name: string }>[] = [...states, ...otherOrigins.map((name) => ({ name }))]
  return (
    <table className={styles.table} aria-label="States">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Leads to</th>
          <th scope="col">Story</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, words, shown }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code> {words}
            </th>
            <td>
              <ul>
                {edges
                  .filter(({ from }) => from === name)
                  .map((edge) => (
                    <li key={wordsOf(edge)}>
                      <span>{wordsOf(edge)}</span> → <code>{edge.to}</code>
                    </li>
                  ))}
              </ul>
            </td>
            <td>{shown && <ShownBy shown={shown} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ScreenLink({ path }: { path: Path }) {
  return <StoryLink to={{ metaId: metaIdOf(matrix[path]), story: 'Default' }}>{path}</StoryLink>
}

/** The links from each screen to others. */
export function ScreenTable() {
  return (
    <table className={styles.table} aria-label="From screen to screen">
      <thead>
        <tr>
          <th scope="col">Screen</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <th scope="row">
              <ScreenLink path={path} />
            </th>
            <td>
              <ul className={styles.list}>
                {paths
                  .filter((to) => links.some((link) => link.from === path && link.to === to))
                  .map((to) => (
                    <li key={to}>
                      <ScreenLink path={to} />
                    </li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
