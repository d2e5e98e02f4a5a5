import { paths } from '../../../src/pages/links/paths.ts'
import { formatEdgeLabel } from '../../../tools/flow-map/edges.ts'
import type { Flow, FlowState } from '../../../tools/flow-map/flow.ts'
import styles from '../document.module.css'
import { linkedScreens, screens } from '../page-code.ts'
import { StoryLink } from '../story-link.tsx'

/** Shows a state's description, with a link to its story if the state has one. */
function StateDescription({ label, story }: Pick<FlowState, 'label' | 'story'>) {
  if (!('none' in story)) return <StoryLink to={story}>{label}</StoryLink>
  return (
    <>
      {label} <span className="text-muted">No story: {story.none}</span>
    </>
  )
}

/** Shows a flow as a table of its states, each with its transitions and its story, if any. */
export function StateTable({ flow: { states, edges } }: { flow: Flow }) {
  const origins = new Set([...states.map(({ name }) => name), ...edges.map(({ from }) => from)])
  return (
    <table className={styles.table} aria-label="States">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      <tbody>
        {[...origins].map((name) => {
          const state = states.find((candidate) => candidate.name === name)
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> {state && <StateDescription {...state} />}
              </th>
              <td>
                <ul>
                  {edges
                    .filter(({ from }) => from === name)
                    .map((edge) => (
                      <li key={formatEdgeLabel(edge)}>
                        {formatEdgeLabel(edge)} → <code>{edge.to}</code>
                      </li>
                    ))}
                </ul>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Lists the links from each screen to other screens. */
export function ScreenTable() {
  return (
    <table className={styles.table} aria-label="Links between screens">
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
              <StoryLink to={screens[path].defaultStory}>{path}</StoryLink>
            </th>
            <td>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {linkedScreens(path).map((to) => (
                  <li key={to}>
                    <StoryLink to={screens[to].defaultStory}>{to}</StoryLink>
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
